import { chmodSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTemporaryCms } from '../../../scripts/cms/boot-temporary-cms.mjs';
import { temporaryFolder } from '../../../scripts/cms/temporary-folder.mjs';
import { requireOfCms } from '../require-of-cms.mjs';

// Tests how a boot corrects permissions that were changed in the database. So the tests change and
// read the database directly instead of using the API.
const Database = requireOfCms('better-sqlite3');

const GRANTED = `
  select action from up_permissions
  join up_permissions_role_lnk on up_permissions_role_lnk.permission_id = up_permissions.id
  join up_roles on up_roles.id = up_permissions_role_lnk.role_id
  where up_roles.type = ? order by action`;

const granted = (database, type = 'public') => database.prepare(GRANTED).pluck().all(type);

const grant = (database, action, type = 'public') => {
  const role = database.prepare('select id from up_roles where type = ?').pluck().get(type);
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

const makeRole = (database, type) =>
  database.prepare('insert into up_roles (name, type) values (?, ?)').run(type, type);

const makeToken = (database, { name, type, lifespan = null }) =>
  database
    .prepare('insert into strapi_api_tokens (name, type, lifespan, kind) values (?, ?, ?, ?)')
    .run(name, type, lifespan, 'content-api');

const tokens = (database) =>
  database.prepare('select name from strapi_api_tokens order by name').pluck().all();

const openToOthers = (file) => (statSync(file).mode & 0o077) !== 0;

const RIGHTS = [
  'api::about.about.find',
  'api::batch.batch.find',
  'api::batch.batch.findOne',
  'api::blog.blog.find',
  'api::blog.blog.findOne',
  'api::compare-page.compare-page.find',
  'api::comparison.comparison.find',
  'api::contact.contact.find',
  'api::enquiry-page.enquiry-page.find',
  'api::enquiry.enquiry.create',
  'api::faq.faq.find',
  'api::home.home.find',
  'api::how-to-order.how-to-order.find',
  'api::journal.journal.find',
  'api::law-page.law-page.find',
  'api::law-page.law-page.findOne',
  'api::navigation.navigation.find',
  'api::post-page.post-page.find',
  'api::product-page.product-page.find',
  'api::product.product.find',
  'api::product.product.findOne',
  'api::products-page.products-page.find',
  'api::question.question.find',
  'api::redirect.redirect.find',
  'api::sign-up.sign-up.find',
  'api::site.site.find',
  'api::sustainability.sustainability.find',
  'api::testimonial.testimonial.find',
  'api::thank-you.thank-you.find',
  'api::topics.topics.find',
  'api::wholesale.wholesale.find',
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
const logFile = join(path, 'strapi.log');
let database;

// Boots with the same secrets and tokens each time, like a restarted CMS.
const boot = (env = {}) =>
  bootTemporaryCms({
    databaseFile,
    startsEmpty: true,
    logFile,
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

it('an empty database gets exactly the public rights, including those of plugins', () => {
  expect(granted(database)).toEqual(RIGHTS);
  expect(granted(database, 'authenticated')).toEqual([]);
});

it('an empty database gets our tokens and none that Strapi creates by itself', () => {
  expect(tokens(database)).toEqual(['Seeding and tests', 'Site']);
});

it('the database stores the keys of our tokens only as hashes', () => {
  const stored = 'select access_key, encrypted_key from strapi_api_tokens';
  for (const { access_key, encrypted_key } of database.prepare(stored).all()) {
    expect(access_key).toMatch(/^[0-9a-f]{128}$/);
    expect(encrypted_key).toBeNull();
  }
});

it('no other user of the machine can read the database and the log', () => {
  expect(openToOthers(databaseFile)).toBe(false);
  expect(openToOthers(logFile)).toBe(false);
});

it('the database itself enforces unique enquiry keys', () => {
  const insert = database.prepare('insert into enquiries (document_id, key) values (?, ?)');
  insert.run('first', 'one-and-the-same');
  expect(() => insert.run('second', 'one-and-the-same')).toThrow('UNIQUE constraint failed');
  insert.run('third', null);
  insert.run('fourth', null);
});

it('a boot revokes the extra rights of a stale database', BOOTING, async () => {
  grant(database, 'api::enquiry.enquiry.find');
  grant(database, 'api::product.product.delete');
  grant(database, 'plugin::upload.content-api.find');
  grant(database, 'plugin::users-permissions.auth.forgotPassword');
  grant(database, 'plugin::users-permissions.user.find', 'authenticated');
  makeRole(database, 'packer');
  grant(database, 'plugin::upload.content-api.upload', 'packer');
  makeToken(database, { name: 'Warehouse', type: 'read-only' });
  makeToken(database, { name: 'Full Access', type: 'full-access', lifespan: 604_800_000 });
  chmodSync(databaseFile, 0o644);
  database.prepare("delete from up_permissions where action = 'api::blog.blog.find'").run();
  expect(openRegistration(database)).toBe(1);

  const cms = await boot();
  const statusOf = async (address, init) => (await fetch(`${cms.url}${address}`, init)).status;
  const account = { username: 'ayaan', email: 'ayaan@example.com', password: 'frankincense' };
  const headers = { 'Content-Type': 'application/json' };
  const register = { method: 'POST', headers, body: JSON.stringify(account) };
  expect(await statusOf('/api/enquiries')).toBe(403);
  expect(await statusOf('/api/blogs')).toBe(200);
  expect(await statusOf('/api/auth/local/register', register)).toBe(403);
  expect(await statusOf('/api/auth/forgot-password', register)).toBe(403);
  expect(await statusOf('/api/upload/files')).toBe(403);
  const log = readFileSync(logFile, 'utf8');
  await cms.stop();
  expect(granted(database)).toEqual(RIGHTS);
  expect(granted(database, 'authenticated')).toEqual([]);
  expect(openToOthers(databaseFile)).toBe(false);

  // A role created in the panel stays, and the log names it.
  expect(granted(database, 'packer')).toEqual(['plugin::upload.content-api.upload']);
  expect(log).toContain('The role packer may do more than a visitor: plugin::upload');
  expect(tokens(database)).toEqual(['Full Access', 'Seeding and tests', 'Site', 'Warehouse']);
  expect(log).toContain('"Warehouse" can do more than a visitor and never expires');
  expect(log).not.toContain('"Full Access"');
});

describe('a further boot', () => {
  let cms;

  const statusWithKey = async () => {
    const headers = { Authorization: 'Bearer lent' };
    return (await fetch(`${cms.url}/api/enquiries`, { headers })).status;
  };

  it('changes nothing', BOOTING, async () => {
    const unchanged = () => KEPT_AT_BOOT.map((query) => database.prepare(query).all());
    const before = unchanged();
    cms = await boot();
    expect(unchanged()).toEqual(before);
  });

  it('gives the seeding key access only during the seeding', async () => {
    expect(await cms.ask('isEmpty')).toBe(true);
    expect(await statusWithKey()).toBe(401);
    await cms.ask('lendSeedingToken', 'lent');
    expect(await statusWithKey()).toBe(200);
    await cms.ask('takeBackSeedingToken');
    expect(await statusWithKey()).toBe(401);
  });

  it(
    'revokes the key of a seeding that was killed, and deletes a token whose key is removed from the environment',
    BOOTING,
    async () => {
      await cms.ask('lendSeedingToken', 'lent');
      expect(await statusWithKey()).toBe(200);
      await cms.stop();
      cms = await boot({ STRAPI_WRITE_TOKEN: '' });
      expect(await statusWithKey()).toBe(401);
      await cms.stop();
      expect(tokens(database)).toContain('Site');
      expect(tokens(database)).not.toContain('Seeding and tests');
    },
  );
});
