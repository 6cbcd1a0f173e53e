import { randomBytes } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { cmsWithout } from './copy-cms-without-fields.mjs';
import { freePort } from './free-port.mjs';
import { prepareCms } from './prepare-cms.mjs';
import { startStrapi } from './start-strapi.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

const secret = () => randomBytes(32).toString('base64url');

const freshSecrets = () => ({
  APP_KEYS: `${secret()},${secret()}`,
  API_TOKEN_SALT: secret(),
  ADMIN_JWT_SECRET: secret(),
  TRANSFER_TOKEN_SALT: secret(),
  ENCRYPTION_KEY: secret(),
  JWT_SECRET: secret(),
});

/**
 * Boots a CMS for a test with its own port, secrets, database and uploads. `stop()` stops the CMS
 * and deletes the files for which no path was given. Does not read or write a developer's cms/.env,
 * database or uploads.
 *
 * @param {object} [wish]
 * @param {number} [wish.port] by default a free one
 * @param {string} [wish.databaseFile] the SQLite file; by default a new one; ignored when
 * `databaseUrl` is set
 * @param {string | undefined} [wish.databaseUrl] URL of a PostgreSQL database, which should be
 * empty
 * @param {string} [wish.publicDir] the folder in whose `uploads/` pictures are stored; by default a
 * new one
 * @param {Record<string, string>} [wish.env] further environment variables, which cms/README.md
 * lists, e.g. `{ ENQUIRY_LIMIT_PER_MINUTE: '1000' }`
 * @param {boolean} [wish.serveAdmin]
 * @param {string} [wish.logFile] by default in the temporary folder, which `stop()` deletes
 * @param {boolean} [wish.startsEmpty] whether a new SQLite database is empty even when
 * CMS_TEMPLATE_DATABASE names a file to copy (scripts/cms/tests/template-database.mjs)
 * @param {import('./copy-cms-without-fields.mjs').Without} [wish.without] fields that the content
 * types and responses of this CMS lack
 */
export async function bootTemporaryCms({
  port,
  databaseFile,
  databaseUrl = '',
  publicDir,
  env = {},
  serveAdmin = false,
  logFile,
  startsEmpty = false,
  without = {},
} = {}) {
  await prepareCms();
  const { path: folder, remove } = temporaryFolder('cms-');
  const shown = publicDir ?? join(folder, 'public');
  const temporaryDir = join(folder, 'tmp');
  const log = logFile ?? join(folder, 'strapi.log');
  const siteToken = secret();
  const writeToken = secret();

  const database = databaseFile ?? join(folder, 'data.db');
  const app = Object.keys(without).length > 0 ? join(folder, 'app') : undefined;

  mkdirSync(join(shown, 'uploads'), { recursive: true });
  mkdirSync(temporaryDir);
  try {
    if (app) cmsWithout(app, without);
    // Start a CMS that lacks some fields on an empty database, because the template database has
    // the columns of these fields.
    const template = startsEmpty || app ? undefined : process.env.CMS_TEMPLATE_DATABASE;
    if (template && !databaseUrl && !existsSync(database)) copyFileSync(template, database);
    const strapi = await startStrapi({
      port: port ?? (await freePort()),
      logFile: log,
      app,
      env: {
        ...process.env,
        ...freshSecrets(),
        ENV_PATH: join(folder, 'no.env'),
        STRAPI_TELEMETRY_DISABLED: 'true',
        STRAPI_SITE_TOKEN: siteToken,
        STRAPI_WRITE_TOKEN: writeToken,
        SERVE_ADMIN: String(serveAdmin),
        DATABASE_FILENAME: database,
        DATABASE_URL: databaseUrl,
        PUBLIC_DIR: shown,
        TMPDIR: temporaryDir,
        ...env,
      },
    });
    const stop = async () => {
      await strapi.stop();
      remove();
    };
    const { url, pid, ask } = strapi;
    const folders = { publicDir: shown, temporaryDir };
    return { url, pid, siteToken, writeToken, logFile: log, ...folders, ask, stop };
  } catch (error) {
    remove();
    throw error;
  }
}
