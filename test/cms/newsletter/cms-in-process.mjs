import { once } from 'node:events';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CMS_DIR } from '../../../scripts/cms/cms-dir.mjs';
import { firstAdministrator } from '../../../scripts/cms/first-administrator.mjs';
import { freePort } from '../../../scripts/cms/free-port.mjs';
import { prepareCms } from '../../../scripts/cms/prepare-cms.mjs';
import { temporaryFolder } from '../../../scripts/cms/temporary-folder.mjs';
import { startMailServer } from '../mail/mail-server.mjs';
import { requireOfCms } from '../require-of-cms.mjs';

/** Returns a compiled module of the CMS, from the same module cache as the CMS in this process. */
export const moduleOf = (name) => requireOfCms(`./dist/src/${name}`);

export const SUBSCRIBER = 'api::subscriber.subscriber';
export const SITE = 'https://www.shop.example';

/** Environment of the CMS in this process, and of a second one on the same database. */
export const secrets = {
  APP_KEYS: 'first-key,second-key',
  API_TOKEN_SALT: 'salt',
  ADMIN_JWT_SECRET: 'jwt',
  TRANSFER_TOKEN_SALT: 'salt',
  ENCRYPTION_KEY: 'encryption-key-of-thirty-two-cha',
  JWT_SECRET: 'jwt',
};
export const administrator = firstAdministrator({}).env;

/** Runs `work` with further environment variables. The CMS reads them only when it starts. */
const withEnvironment = async (env, work) => {
  const before = { ...process.env };
  Object.assign(process.env, env);
  try {
    return await work();
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
};

const start = async () => {
  await prepareCms();
  const { path } = temporaryFolder('newsletter-');
  const port = await freePort();
  const mailServer = await startMailServer();
  mkdirSync(join(path, 'public', 'uploads'), { recursive: true });
  const databaseFile = join(path, 'data.db');
  const databaseUrl = process.env.CMS_NEWSLETTER_DATABASE_URL ?? '';
  const template = process.env.CMS_TEMPLATE_DATABASE;
  if (template && !databaseUrl) copyFileSync(template, databaseFile);
  const env = {
    ...secrets,
    ...administrator,
    NODE_ENV: 'production',
    ENV_PATH: join(path, 'no.env'),
    STRAPI_TELEMETRY_DISABLED: 'true',
    HOST: '127.0.0.1',
    PORT: String(port),
    TMPDIR: path,
    PUBLIC_DIR: join(path, 'public'),
    DATABASE_FILENAME: databaseFile,
    DATABASE_URL: databaseUrl,
    SITE_ORIGINS: SITE,
    ALLOWED_HOSTS: 'www.shop.example',
    ENQUIRY_LIMIT_PER_MINUTE: '100000',
    ENQUIRY_LIMIT_PER_HOUR: '100000',
    SMTP_RELAY_PORT: String(mailServer.port),
    SERVE_ADMIN: 'false',
  };
  const { createStrapi } = requireOfCms('@strapi/strapi');
  const strapi = await withEnvironment(env, async () => {
    const made = createStrapi({ appDir: CMS_DIR, distDir: join(CMS_DIR, 'dist') });
    made.log.silent = true;
    return made.load();
  });
  // Stops the scheduled tasks, because the tests call their functions directly.
  strapi.cron.stop();
  strapi.server.listen(port, '127.0.0.1');
  await once(strapi.server.httpServer, 'listening');
  return { strapi, url: `http://127.0.0.1:${port}`, mailServer };
};

let started;

/**
 * Starts a CMS in this process, once for all test files, with a mail server. In the same process, a
 * test can call functions of the CMS with any date, and inspect its SQL statements and rows.
 */
export const cmsHere = () => {
  started ??= start();
  return started;
};
