import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bootCms } from '../../scripts/cms/boot-cms.mjs';
import { temporaryFolder } from '../../scripts/cms/temporary-folder.mjs';

// Through the database rather than the API: what is tested is the correction of a database that others changed.
const require = createRequire(new URL('../../cms/package.json', import.meta.url));
const Database = require('better-sqlite3');

const GRANTED = `
  select action from up_permissions
  join up_permissions_role_lnk on up_permissions_role_lnk.permission_id = up_permissions.id
  join up_roles on up_roles.id = up_permissions_role_lnk.role_id
  where up_roles.type = 'public' and action like 'api::%' order by action`;

const granted = (database) => database.prepare(GRANTED).pluck().all();

const grant = (database, action) => {
  const role = database.prepare("select id from up_roles where type = 'public'").pluck().get();
  const { lastInsertRowid } = database
    .prepare("insert into up_permissions (document_id, action) values ('stale', ?)")
    .run(action);
  database
    .prepare('insert into up_permissions_role_lnk (permission_id, role_id) values (?, ?)')
    .run(lastInsertRowid, role);
};

const openRegistration = (database) =>
  database
    .prepare("update strapi_core_store_settings set value = json_set(value, '$.allow_register', json('true')) where key = ?")
    .run('plugin_users-permissions_advanced').changes;

it('a boot puts right what a stale database allows, and a further one changes nothing', { timeout: 180_000 }, async () => {
  const { path, remove } = temporaryFolder('rights-');
  const databaseFile = join(path, 'data.db');
  // The same secrets and tokens each time, as a CMS that is restarted has them.
  const env = { API_TOKEN_SALT: 'salt', STRAPI_SITE_TOKEN: 'site', STRAPI_WRITE_TOKEN: 'write' };
  const bootOnce = async (further = {}) => (await bootCms({ databaseFile, env: { ...env, ...further } })).stop();

  await bootOnce();
  const database = new Database(databaseFile);
  const right = granted(database);
  expect(right).toEqual([
    'api::blog.blog.find',
    'api::blog.blog.findOne',
    'api::enquiry.enquiry.create',
    'api::product.product.find',
    'api::product.product.findOne',
  ]);
  grant(database, 'api::enquiry.enquiry.find');
  grant(database, 'api::product.product.delete');
  database.prepare("delete from up_permissions where action = 'api::blog.blog.find'").run();
  expect(openRegistration(database)).toBe(1);

  const cms = await bootCms({ databaseFile, env });
  expect((await fetch(`${cms.url}/api/enquiries`)).status).toBe(403);
  expect((await fetch(`${cms.url}/api/blogs`)).status).toBe(200);
  const body = new URLSearchParams({ username: 'ayaan', email: 'ayaan@example.com', password: 'frankincense' });
  expect((await fetch(`${cms.url}/api/auth/local/register`, { method: 'POST', body })).status).toBe(400);
  await cms.stop();
  expect(granted(database)).toEqual(right);

  const everything = () =>
    [
      'select * from up_permissions order by id',
      'select * from up_permissions_role_lnk order by id',
      'select * from strapi_api_tokens order by id',
      'select * from strapi_api_token_permissions order by id',
      "select * from strapi_core_store_settings where key = 'plugin_users-permissions_advanced'",
    ].map((query) => database.prepare(query).all());
  const before = everything();
  await bootOnce();
  expect(everything()).toEqual(before);

  await bootOnce({ STRAPI_WRITE_TOKEN: '' });
  const tokens = database.prepare('select name from strapi_api_tokens').pluck().all();
  expect(tokens).toContain('Site');
  expect(tokens).not.toContain('Seeding and tests');
  database.close();
  remove();
});
