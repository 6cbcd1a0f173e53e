import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { invite, logIn } from '../../../scripts/cms/access-matrix/callers.mjs';
import { bootTemporaryCms } from '../../../scripts/cms/boot-temporary-cms.mjs';
import { temporaryFolder } from '../../../scripts/cms/temporary-folder.mjs';
import { openDatabase } from '../queries/many-rows.mjs';

// On PostgreSQL, a second CMS boots on the same database. The first boot creates this account, and
// the second one logs in with it.
const OWNER = { email: 'owner@example.com', password: 'Harvest-2026-of-the-desk' };
export const BOOTING = 300_000;

/**
 * Sends JSON. Returns `{ status, headers, bytes, text, body }`; `body` is `null` unless the
 * response is JSON.
 */
export const send = async (url, method, path, data, headers = {}) => {
  const answer = await fetch(url + path, {
    method,
    headers: { ...(data && { 'Content-Type': 'application/json' }), ...headers },
    ...(data && { body: JSON.stringify(data) }),
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const text = bytes.toString('utf8');
  const isJson = answer.headers.get('Content-Type')?.includes('json');
  return {
    status: answer.status,
    headers: answer.headers,
    bytes,
    text,
    body: isJson ? JSON.parse(text) : null,
  };
};

/**
 * Boots a CMS with an owner. Returns the CMS with its `database` connection, `databaseFile` (used
 * only on SQLite), `owner` (the headers of the owner), `person(role)`, which returns the headers of
 * a new user, and `enquire(fields)`, which returns the id of a new enquiry.
 */
export const bootDesk = async ({ databaseUrl, env = {} } = {}) => {
  const folder = temporaryFolder('desk-');
  const databaseFile = join(folder.path, 'data.db');
  const cms = await bootTemporaryCms({
    databaseFile,
    databaseUrl,
    env: {
      ADMIN_EMAIL: OWNER.email,
      ADMIN_PASSWORD: OWNER.password,
      ENQUIRY_LIMIT_PER_MINUTE: '1000',
      ENQUIRY_LIMIT_PER_HOUR: '1000',
      ...env,
    },
  });
  const database = openDatabase({ databaseUrl, databaseFile });
  const owner = await logIn(cms.url, OWNER);
  return {
    ...cms,
    database,
    databaseFile,
    owner,
    person: async (role) => logIn(cms.url, await invite(cms.url, owner, role)),
    enquire: async (fields = {}) => {
      const data = {
        kind: 'contact',
        name: 'Ayaan Warsame',
        email: 'ayaan@example.com',
        message: 'Do you sell resin by the kilo?',
        key: randomUUID(),
        ...fields,
      };
      const { status, text, body } = await send(cms.url, 'POST', '/api/enquiries', { data });
      if (status !== 201) throw new Error(`The enquiry got ${status}: ${text}`);
      return body.data.documentId;
    },
    stop: async () => {
      await database.destroy();
      await cms.stop();
      folder.remove();
    },
  };
};

/** Number of days for which backups are kept. The CMS of `sharedDesk` has this setting. */
export const BACKUP_DAYS = 30;

let shared;

/**
 * Returns the CMS that all test files of this folder share. The first call boots it, and it stops
 * when the test process ends. It contains the enquiries of earlier test files.
 */
export const sharedDesk = () => {
  shared ??= bootDesk({
    databaseUrl: process.env.CMS_DESK_DATABASE_URL,
    env: { BACKUP_RETENTION_DAYS: String(BACKUP_DAYS) },
  });
  return shared;
};
