import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { isEnding } from './cms/at-exit.mjs';
import { buildAdmin } from './cms/build-admin.mjs';
import { CMS_DIR } from './cms/cms-dir.mjs';
import { cmsEnvironment } from './cms/cms-environment.mjs';
import { firstAdministrator } from './cms/first-administrator.mjs';
import { packPanel } from './cms/pack-panel.mjs';
import { prepareBesideRunning, prepareCms } from './cms/prepare-cms.mjs';
import { resetCms } from './cms/reset-cms.mjs';
import { restoreTest, rotatingBackup } from './cms/rotating-backup.mjs';
import { runBackup } from './cms/run-backup.mjs';
import { runCheck } from './cms/run-launch-checks.mjs';
import { seedCms } from './cms/seed-cms.mjs';
import { forgetSeeding, markSeeding, wasSeedingInterrupted } from './cms/seeding-marker.mjs';
import { startStrapi } from './cms/start-strapi.mjs';
import { availablePort, isFree } from './lib/available-port.mjs';
import { commandLine } from './lib/command-line.mjs';
import { PORT } from './lib/command-option-types.mjs';
import { ensurePackages } from './lib/ensure-packages.mjs';
import { withProgress } from './lib/with-progress.mjs';

/** Commands that may run while the CMS is running: see `prepareBesideRunning`. */
const BESIDE_RUNNING = ['check', 'backup', 'daily-backup', 'restore-test'];

const LOG = join(CMS_DIR, '.tmp', 'strapi.log');

/**
 * Seeds the CMS when it is empty or when an earlier seeding was interrupted. The seeding skips
 * entries that exist already.
 * @param {{ strapi: import('./cms/start-strapi.mjs').Strapi, database: string }} cms
 */
async function seedWhenNeeded({ strapi, database }) {
  if (!wasSeedingInterrupted(database) && !(await strapi.ask('isEmpty'))) return;
  // The seeding runs code of the site, which needs the packages of the site.
  await ensurePackages();
  markSeeding(database);
  const token = randomBytes(32).toString('base64url');
  await strapi.ask('lendSeedingToken', token);
  try {
    await withProgress(
      { doing: 'Filling the empty CMS with the sample content', about: 'about a minute, once' },
      () => seedCms({ host: strapi.url, token }),
    );
  } catch (error) {
    const cause = /** @type {Error} */ (error);
    const ways = '`npm run cms` again goes on with it; `npm run cms -- --reset` starts over.';
    throw new Error(`The seeding broke off: ${cause.message}\n${ways}`, { cause });
  }
  await strapi.ask('takeBackSeedingToken');
  forgetSeeding();
}

/** @param {string} url */
const announce = (url) => `
The CMS runs. Its admin panel: ${url}/admin
Its log: cms/.tmp/strapi.log

For the site to show its content, put these three lines into .env.local:

VITE_CATALOGUE=strapi
VITE_API_HOST=${url}
VITE_API_TOKEN=

Ctrl+C stops it.`;

async function main() {
  const { values: options, words } = commandLine({
    command: 'cms',
    words: [
      { use: 'backup FILE', help: 'writes content and pictures into a new file' },
      { use: 'daily-backup FOLDER', help: 'the same into a dated file, and deletes older ones' },
      { use: 'restore-test FILE', help: 'tries to restore a file, or the newest in a folder' },
      { use: 'restore FILE', help: 'restores content and pictures from that file' },
      { use: 'check', help: 'says what is to do before launch, and how the running CMS is' },
      { use: 'pack FILE', help: 'packs the panel for a machine with little memory' },
    ],
    options: {
      port: { type: 'string', value: PORT, help: 'the port; by default the next free one' },
      reset: { type: 'boolean', help: 'empties the CMS first' },
      'no-seed': { type: 'boolean', help: 'leaves an empty CMS empty' },
    },
  });
  const [command, file = ''] = words;
  const isBesideRunning = command !== undefined && BESIDE_RUNNING.includes(command);
  await (isBesideRunning ? prepareBesideRunning() : prepareCms());
  if (command === 'check') process.exit(await runCheck(options.port));
  if (command === 'pack') return packPanel(file);
  if (command === 'daily-backup') process.exit(await rotatingBackup(file));
  if (command === 'restore-test') process.exit(await restoreTest(file));
  if (command !== undefined) process.exit(await runBackup(command, file));
  const own = await cmsEnvironment();
  const usual = Number(own.env.PORT ?? 1337);
  if (options.reset && !(await isFree(usual)))
    throw new Error(
      `Port ${usual} is taken, perhaps by this CMS: stop that before its content goes.`,
    );
  const port = await availablePort({ asked: options.port, usual, holder: 'another `npm run cms`' });
  if (options.reset) resetCms(own);
  await buildAdmin();

  const administrator = firstAdministrator(own.env);
  const strapi = await withProgress(
    { doing: 'Starting the CMS', about: '5 to 30 seconds; a minute at its first start' },
    () =>
      startStrapi({
        port,
        env: { ...own.env, ...administrator.env, SERVE_ADMIN: 'true' },
        logFile: LOG,
      }),
  );
  const made = await strapi.ask('madeAdministrator');
  if (made) console.log(administrator.report(made));
  console.log(`The admin panel answers: ${strapi.url}/admin`);
  if (!options['no-seed'])
    await seedWhenNeeded({ strapi, database: own.databaseUrl ?? own.databaseFile });
  console.log(announce(strapi.url));
  const how = await strapi.exited;
  if (!isEnding())
    throw new Error(`The CMS ended by itself with ${how}; cms/.tmp/strapi.log says why.`);
}

main().catch((error) => {
  console.error(error.message);
  process.exit(1);
});
