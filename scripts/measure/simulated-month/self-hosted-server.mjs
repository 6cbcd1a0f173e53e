import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { atExit } from '../../cms/at-exit.mjs';
import { bootTemporaryCms } from '../../cms/boot-temporary-cms.mjs';
import { CMS_DIR } from '../../cms/cms-dir.mjs';
import { firstAdministrator } from '../../cms/first-administrator.mjs';
import { freePorts } from '../../cms/free-port.mjs';
import { openNginx } from '../../lib/nginx-on-loopback.mjs';
import { ROOT } from '../../lib/root.mjs';
import { startPublisher } from '../../publisher/publisher-process.mjs';
import { cmsClient } from './cms-client.mjs';
import { SITE } from './visitor-request.mjs';

/** @typedef {Awaited<ReturnType<typeof startServer>>} Machine */

const exec = promisify(execFile);
const secret = () => randomBytes(24).toString('base64url');
const SECRETS = ['API_TOKEN_SALT', 'ADMIN_JWT_SECRET', 'TRANSFER_TOKEN_SALT', 'ENCRYPTION_KEY'];
const BACKUP = join(CMS_DIR, 'dist/src/backup/command.js');

/** @param {string} script @param {readonly string[]} args @param {Record<string, string>} env */
async function runScript(script, args, env) {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const [out, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  const output = `${out}${errors}`.trim();
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${output}`);
  return output;
}

/**
 * Starts the CMS and nginx of a self-hosted server. `startPublisher` starts the publisher of the
 * server. Each program can be stopped and started again with the same folders.
 * @param {string} folder
 * @param {string} databaseUrl URL of an empty PostgreSQL database; an empty string for SQLite.
 */
export async function startServer(folder, databaseUrl) {
  const [cmsPort = 0, publisherPort = 0] = await freePorts(2);
  const sites = join(folder, 'sites');
  const database = { databaseUrl, databaseFile: databaseUrl === '' ? join(folder, 'cms.db') : '' };
  const publicDir = join(folder, 'public');
  const publisherSecret = secret();
  const administrator = firstAdministrator({}).env;
  // The secrets stay the same across restarts, so that tokens signed by the CMS stay valid.
  const secrets = Object.fromEntries(
    [...SECRETS, 'APP_KEYS', 'JWT_SECRET'].map((one) => [one, secret()]),
  );
  const cmsEnv = {
    ...administrator,
    ...secrets,
    PUBLISHER_URL: `http://127.0.0.1:${publisherPort}/publish`,
    PUBLISHER_SECRET: publisherSecret,
    SITE_ORIGINS: SITE,
    TRUSTED_PROXIES: '1',
    ENQUIRY_LIMIT_PER_MINUTE: '1000',
    ENQUIRY_LIMIT_PER_HOUR: '10000',
  };
  const siteEnv = {
    VITE_CATALOGUE: 'strapi',
    VITE_API_HOST: `http://127.0.0.1:${cmsPort}`,
    VITE_API_TOKEN: '',
    VITE_SITE_URL: SITE,
  };
  const publisherEnv = {
    ...siteEnv,
    PUBLISHER_SECRET: publisherSecret,
    PUBLISHER_PORT: String(publisherPort),
    PUBLISHER_SITES: sites,
  };
  mkdirSync(sites);

  /** @param {Partial<Parameters<typeof bootTemporaryCms>[0]>} [other] */
  const boot = async (other = {}) => {
    const cms = await bootTemporaryCms({
      port: cmsPort,
      publicDir,
      ...(database.databaseUrl ? { databaseUrl } : { databaseFile: database.databaseFile }),
      env: cmsEnv,
      ...other,
    });
    return { ...cms, client: cmsClient(cms, administrator) };
  };
  const serve = () => openNginx({ sites, cms: `127.0.0.1:${cmsPort}`, token: '' });

  let cms = await boot();
  let nginx = await serve();
  /** @type {Awaited<ReturnType<typeof startPublisher>> | null} */
  let publisher = null;

  async function close() {
    await publisher?.stop();
    await nginx.close();
    await cms.stop();
  }
  // `kill` does nothing here, because the CMS has registered its own cleanup with `atExit`.
  const forget = atExit({ stop: close, kill: () => {} });

  return {
    siteEnv,
    current: join(sites, 'current'),
    client: () => cms.client,
    cms: () => cms,
    nginx: () => nginx,
    /** Reads the publisher's status page; resolves with `null` while the publisher does not run. */
    status: () =>
      fetch(`http://127.0.0.1:${publisherPort}/`).then(
        (answer) => answer.text(),
        () => null,
      ),

    stopCms: () => cms.stop(),
    async killCms() {
      process.kill(Number(cms.pid), 'SIGKILL');
      await cms.stop();
    },
    async startCms() {
      cms = await boot();
    },
    /** Starts the CMS with an empty database, as after a mistake in the database settings. */
    async startCmsOnEmptyDatabase() {
      const empty = `${folder}/empty-${secret()}`;
      mkdirSync(empty);
      cms = await boot({ databaseUrl: '', databaseFile: join(empty, 'cms.db'), publicDir: empty });
    },

    async startPublisher() {
      publisher = await startPublisher(publisherEnv);
    },
    stopPublisher: async () => publisher?.stop(),
    killPublisher: async () => publisher?.kill(),
    /**
     * Limits the size of files that the publisher's processes may write.
     * @param {number | 'unlimited'} bytes
     */
    async limitFiles(bytes) {
      const { stdout } = await exec('ps', ['-eo', 'pid=,pgid=']);
      const group = publisher?.pid;
      const members = stdout
        .split('\n')
        .map((line) => line.trim().split(/\s+/u).map(Number))
        .filter(([, itsGroup]) => itsGroup === group);
      for (const [pid] of members) await exec('prlimit', ['--pid', `${pid}`, `--fsize=${bytes}:`]);
    },
    /** @param {string} name a command of the publisher. */
    command: (name) =>
      runScript(join(ROOT, 'scripts/publisher.mjs'), [name], { PUBLISHER_SITES: sites }),

    closeNginx: () => nginx.close(),
    async openNginx() {
      nginx = await serve();
    },

    /** @param {'backup' | 'restore'} name @param {string} file */
    archive: (name, file) =>
      runScript(BACKUP, [name, join(folder, file)], {
        DATABASE_FILENAME: database.databaseFile,
        DATABASE_URL: databaseUrl,
        PUBLIC_DIR: publicDir,
      }),

    async close() {
      forget();
      await close();
    },
  };
}
