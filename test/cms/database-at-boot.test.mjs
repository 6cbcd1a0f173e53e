import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bootCms } from '../../scripts/cms/boot-cms.mjs';
import { temporaryFolder } from '../../scripts/cms/temporary-folder.mjs';

// Through the database rather than the API: what is tested is the correction of a database that others changed.
const requireOfCms = createRequire(new URL('../../cms/package.json', import.meta.url));
const Database = requireOfCms('better-sqlite3');

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
    .prepare(
      "update strapi_core_store_settings set value = json_set(value, '$.allow_register', json('true')) where key = ?",
    )
    .run('plugin_users-permissions_advanced').changes;

const RIGHTS = [
  'api::blog.blog.find',
  'api::blog.blog.findOne',
  'api::enquiry.enquiry.create',
  'api::product.product.find',
  'api::product.product.findOne',
];
const KEPT_AT_BOOT = [
  'select * from up_permissions order by id',
  'select * from up_permissions_role_lnk order by id',
  'select * from strapi_api_tokens order by id',
  'select * from strapi_api_token_permissions order by id',
  "select * from strapi_core_store_settings where key = 'plugin_users-permissions_advanced'",
];
const BOOTING = { timeout: 300_000 };

const { path, remove } = temporaryFolder('at-boot-');
const databaseFile = join(path, 'data.db');
let database;

// The same secrets and tokens each time, as a CMS that is restarted has them.
const boot = (env = {}) =>
  bootCms({
    databaseFile,
    env: {
      API_TOKEN_SALT: 'salt',
      STRAPI_SITE_TOKEN: 'site',
      STRAPI_WRITE_TOKEN: 'write',
      ...env,
    },
  });

beforeAll(async () => {
  await (await boot()).stop();
  database = new Database(databaseFile);
}, BOOTING.timeout);

afterAll(() => {
  database.close();
  remove();
});

it('an empty database gets the public rights and no more', () => {
  expect(granted(database)).toEqual(RIGHTS);
});

it('the database itself holds the key of an enquiry unique', () => {
  const insert = database.prepare('insert into enquiries (document_id, key) values (?, ?)');
  insert.run('first', 'one-and-the-same');
  expect(() => insert.run('second', 'one-and-the-same')).toThrow('UNIQUE constraint failed');
  insert.run('third', null);
  insert.run('fourth', null);
});

it('a boot puts right what a stale database allows', BOOTING, async () => {
  grant(database, 'api::enquiry.enquiry.find');
  grant(database, 'api::product.product.delete');
  database.prepare("delete from up_permissions where action = 'api::blog.blog.find'").run();
  expect(openRegistration(database)).toBe(1);

  const cms = await boot();
  const statusOf = async (address, init) => (await fetch(`${cms.url}${address}`, init)).status;
  const account = { username: 'ayaan', email: 'ayaan@example.com', password: 'frankincense' };
  const body = new URLSearchParams(account);
  expect(await statusOf('/api/enquiries')).toBe(403);
  expect(await statusOf('/api/blogs')).toBe(200);
  expect(await statusOf('/api/auth/local/register', { method: 'POST', body })).toBe(400);
  await cms.stop();
  expect(granted(database)).toEqual(RIGHTS);
});

it('a further boot changes nothing', BOOTING, async () => {
  const kept = () => KEPT_AT_BOOT.map((query) => database.prepare(query).all());
  const before = kept();
  await (await boot()).stop();
  expect(kept()).toEqual(before);
});

it('a token goes when its key is taken out of the environment', BOOTING, async () => {
  await (await boot({ STRAPI_WRITE_TOKEN: '' })).stop();
  const tokens = database.prepare('select name from strapi_api_tokens').pluck().all();
  expect(tokens).toContain('Site');
  expect(tokens).not.toContain('Seeding and tests');
});
