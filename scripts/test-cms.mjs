// npm run test:cms [-- --sqlite | --postgres]: runs the contract tests and the tests of cms/ on a
// newly booted Strapi, once on SQLite and once on PostgreSQL. Also tests the built site in a
// browser, with a CMS that has the sample content and with one that has 1,500 products. All
// programs use free ports and temporary folders, which this command deletes afterwards.
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
const { timedWithSetup } = await import('./lib/test-parts.mjs');
const { report } = await import('./lib/test-report.mjs');
const { buildAdmin } = await import('./cms/build-admin.mjs');
const { memoryFolder } = await import('./cms/memory-folder.mjs');
const { prepareCms } = await import('./cms/prepare-cms.mjs');
const { startPostgres } = await import('./cms/start-postgres.mjs');
const { browserPart } = await import('./cms/tests/browser-part.mjs');
const { contractsPart } = await import('./cms/tests/contracts-part.mjs');
const { templateDatabase } = await import('./cms/tests/template-database.mjs');
const { testDatabases } = await import('./cms/tests/test-databases.mjs');

// Keep the temporary files of this process and of its child processes in memory.
const inMemory = memoryFolder();
if (inMemory) process.env.TMPDIR = inMemory;

const MANY = 1_500;

const both = !values.sqlite && !values.postgres;
const chromium = await ensureChromium();
await prepareCms();
// The browser tests open the admin panel.
await buildAdmin();

/** @type {(error: Error) => never} */
const missing = ({ message }) => {
  console.error(message);
  process.exit(1);
};

const onSqlite = both || values.sqlite;
// The parts and their test files inherit this variable.
if (onSqlite) process.env.CMS_TEMPLATE_DATABASE = await templateDatabase();
const postgres = both || values.postgres ? await startPostgres().catch(missing) : null;

/**
 * The parts of the test run, in the order in which they start. The longest parts start early. Two
 * parts process the pictures of the sample content; the later part reuses the cached results.
 */
const works = [
  ...(onSqlite
    ? [
        () => contractsPart({ database: 'SQLite', isAlone: !both, chromium }),
        () =>
          browserPart({
            name: 'browser on 1,500 products',
            project: 'many',
            chromium,
            products: MANY,
          }),
      ]
    : []),
  ...(postgres
    ? [
        async () =>
          contractsPart({
            database: 'PostgreSQL',
            isAlone: !both,
            chromium,
            databases: await testDatabases(postgres),
          }),
      ]
    : []),
  ...(onSqlite
    ? [() => browserPart({ name: 'browser on SQLite', project: 'sample', chromium })]
    : []),
  // Run the browser tests on one database only: the contract tests already show that the CMS gives
  // the same responses on both databases.
  ...(postgres && !onSqlite
    ? [
        () =>
          browserPart({
            name: 'browser on PostgreSQL',
            project: 'sample',
            chromium,
            databaseUrl: postgres.createDatabase('seeded'),
          }),
      ]
    : []),
];

// Run two parts at the same time, because each part spends half of the time waiting for its CMS.
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
