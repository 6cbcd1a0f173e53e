// npm run test:cms [-- --sqlite | --postgres]: runs the contract tests and the tests of cms/ on a
// newly booted Strapi, once on SQLite and once on PostgreSQL. Also tests the built site in a
// browser, with a CMS that has the sample content and with one that has 1,500 products. Everything
// it starts uses free ports and temporary folders, which it deletes afterwards.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { commandLine } from './lib/command-line.mjs';
import { ensurePackages } from './lib/ensure-packages.mjs';

const { values } = commandLine({
  command: 'test:cms',
  options: {
    sqlite: { type: 'boolean', help: 'only on SQLite' },
    postgres: { type: 'boolean', help: 'only on PostgreSQL' },
  },
});
await ensurePackages();
const { inParallel } = await import('./build/in-parallel.mjs');
const { ensureChromium } = await import('./lib/chromium.mjs');
const { playwrightPart, vitestPart, timedWithSetup } = await import('./lib/test-parts.mjs');
const { ROOT } = await import('./lib/root.mjs');
const { report } = await import('./lib/test-report.mjs');
const { serveSiteOf } = await import('./cms/serve-site-of.mjs');
const { bootCms } = await import('./cms/boot-cms.mjs');
const { buildAdmin } = await import('./cms/build-admin.mjs');
const { bootForTests } = await import('./cms/boot-for-tests.mjs');
const { firstAdministrator } = await import('./cms/first-administrator.mjs');
const { freePort } = await import('./cms/free-port.mjs');
const { memoryFolder } = await import('./cms/memory-folder.mjs');
const { makeDrafts } = await import('./cms/make-drafts.mjs');
const { prepareCms } = await import('./cms/prepare-cms.mjs');
const { seedCms } = await import('./cms/seed-cms.mjs');
const { startPostgres } = await import('./cms/postgres.mjs');

// Keep the temporary files of this process and of its child processes in memory.
const inMemory = memoryFolder();
if (inMemory) process.env.TMPDIR = inMemory;

const MANY = 1_500;

/**
 * The slowest tests. They do not depend on the kind of database, so a run on both databases runs
 * them on PostgreSQL only. The tests in `database-independent/` always run on SQLite only.
 */
const PUBLISHING = 'test/cms/publishing.test.mjs';

const both = !values.sqlite && !values.postgres;
const chromium = await ensureChromium();
await prepareCms();
// The browser tests use the panel too.
await buildAdmin();

/**
 * Runs the contract tests and the tests of cms/ on a CMS whose content they may change.
 * @param {string} database
 * @param {Parameters<typeof bootForTests>[0] & { crowdedDatabaseUrl?: string, ownDatabases?:
 * Record<string, string> }} databases
 */
async function contractsPart(
  database,
  { crowdedDatabaseUrl = '', ownDatabases = {}, ...databases },
) {
  const booted = await bootForTests(databases);
  try {
    const once = database === 'SQLite' ? PUBLISHING : 'test/cms/database-independent/**';
    const exclude = both || database !== 'SQLite' ? ['--exclude', once] : [];
    const config = ['--config', 'vitest.cms.config.ts', ...exclude];
    const env = {
      ...booted.env,
      CHROMIUM_PATH: chromium,
      // Databases for the tests that boot a CMS of their own.
      CMS_CROWDED_DATABASE_URL: crowdedDatabaseUrl,
      ...ownDatabases,
    };
    return await vitestPart(`contracts on ${database}`, config, env);
  } finally {
    await booted.stop();
  }
}

/**
 * Runs the browser tests of one Playwright project on the site as its owner would deploy it, with a
 * seeded CMS.
 * @param {string} name
 * @param {string} project
 * @param {{ databaseUrl?: string, products?: number }} [content]
 */
async function browserPart(name, project, { databaseUrl, products } = {}) {
  const [shellPort, prerenderedPort] = [await freePort(), await freePort()];
  // The tests need this key, because they create preview URLs as the CMS does.
  const appKey = randomBytes(32).toString('base64url');
  const administrator = firstAdministrator({}).env;
  const cms = await bootCms({
    databaseUrl,
    serveAdmin: true,
    env: {
      ...administrator,
      APP_KEYS: appKey,
      SITE_ORIGINS: `http://127.0.0.1:${shellPort},http://127.0.0.1:${prerenderedPort}`,
      PREVIEW_ORIGIN: `http://127.0.0.1:${prerenderedPort}`,
      // The limits are high, because the CMS counts all tests as one visitor.
      ENQUIRY_LIMIT_PER_MINUTE: '1000',
      ENQUIRY_LIMIT_PER_HOUR: '1000',
    },
  });
  /** @type {(() => unknown)[]} */
  const stops = [cms.stop];
  try {
    await seedCms({ host: cms.url, token: cms.writeToken, products });
    const drafts = await makeDrafts(cms);
    const shell = await serveSiteOf(cms, { port: shellPort, isPrerendered: false });
    stops.unshift(shell.stop);
    // Prerenders only the few pages of the sample content. Prerendering thousands of pages would
    // take minutes without testing more.
    const prerendered = products
      ? null
      : await serveSiteOf(cms, { port: prerenderedPort, isPrerendered: true });
    if (prerendered) stops.unshift(prerendered.stop);
    const env = {
      CHROMIUM_PATH: chromium,
      SITE_URL: shell.url,
      PRERENDERED_SITE_URL: prerendered?.url,
      PRERENDERED_SITE_DIR: prerendered?.outDir,
      CMS_URL: cms.url,
      CMS_WRITE_TOKEN: cms.writeToken,
      CMS_APP_KEY: appKey,
      CMS_ADMIN_EMAIL: administrator.ADMIN_EMAIL,
      CMS_ADMIN_PASSWORD: administrator.ADMIN_PASSWORD,
      CMS_DRAFTS: JSON.stringify(drafts),
    };
    const config = ['--config', 'playwright.cms.config.ts', '--project', project];
    // Playwright empties the output folder at the start of a run, so each part has its own.
    const output = join(ROOT, 'node_modules/.cache/playwright-cms', name.replaceAll(/\W+/g, '-'));
    return await playwrightPart(name, env, [...config, '--output', output]);
  } finally {
    for (const stop of stops) await stop();
  }
}

/** @param {Awaited<ReturnType<typeof startPostgres>>} postgres */
const databasesOf = ({ url, createDatabase }) => ({
  databaseUrl: url,
  limitedDatabaseUrl: createDatabase('limited'),
  crowdedDatabaseUrl: createDatabase('crowded'),
  lackingDatabaseUrl: createDatabase('lacking'),
  ownDatabases: {
    CMS_NEWSLETTER_DATABASE_URL: createDatabase('newsletter'),
    CMS_BACKUP_DATABASE_URL: createDatabase('backup'),
    CMS_RESTORED_DATABASE_URL: createDatabase('restored'),
    CMS_PAIR_DATABASE_URL: createDatabase('pair'),
    CMS_MAIL_DATABASE_URL: createDatabase('mail'),
    CMS_MAILED_DATABASE_URL: createDatabase('mailed'),
    CMS_DESK_DATABASE_URL: createDatabase('desk'),
    CMS_RETENTION_DATABASE_URL: createDatabase('retention'),
    CMS_PUBLISHED_DATABASE_URL: createDatabase('published'),
    CMS_SEARCHED_DATABASE_URL: createDatabase('searched'),
    CMS_CHECKED_DATABASE_URL: createDatabase('checked'),
    CMS_ALERTED_DATABASE_URL: createDatabase('alerted'),
    CMS_TRIED_DATABASE_URL: createDatabase('tried'),
    RESTORE_TEST_DATABASE_URL: createDatabase('scratch'),
    CMS_VERSIONS_DATABASE_URL: createDatabase('versions'),
  },
});

/** @type {(error: Error) => never} */
const missing = ({ message }) => {
  console.error(message);
  process.exit(1);
};

const onSqlite = both || values.sqlite;
const postgres = both || values.postgres ? await startPostgres().catch(missing) : null;

/**
 * The parts of the test run, in the order in which they start. The longest parts start early. Two
 * parts process the pictures of the sample content, and the later one reuses the cached results.
 */
const works = [
  ...(onSqlite
    ? [
        () => contractsPart('SQLite', {}),
        () => browserPart('browser on 1,500 products', 'many', { products: MANY }),
      ]
    : []),
  ...(postgres ? [() => contractsPart('PostgreSQL', databasesOf(postgres))] : []),
  ...(onSqlite ? [() => browserPart('browser on SQLite', 'sample')] : []),
  // Run the browser tests on one database only: the contract tests already show that the CMS gives
  // the same responses on both databases.
  ...(postgres && !onSqlite
    ? [
        () =>
          browserPart('browser on PostgreSQL', 'sample', {
            databaseUrl: postgres.createDatabase('seeded'),
          }),
      ]
    : []),
];

// Run two parts at the same time, because each part spends half of its time waiting for its CMS.
/** @type {import('./lib/test-parts.mjs').Part[]} */
const parts = [];
try {
  await inParallel(2, works, async (work) => {
    parts.push(await timedWithSetup(work));
  });
} finally {
  await postgres?.stop();
}
process.exit(report(parts));
