// npm run test:cms [-- --sqlite | --postgres]: the contracts and the promises of cms/ on a real,
// freshly booted Strapi, once on SQLite and once on PostgreSQL, and the built site in a browser
// before it, with the sample and with 5,000 products. Everything it starts is on free ports, in
// temporary folders, and gone afterwards.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { commandLine } from './lib/command-line.mjs';
import { ensurePackages } from './lib/ensure-packages.mjs';

const { values } = commandLine({
  command: 'npm run test:cms',
  about: 'the contracts, the promises of cms/ and the browser on a real Strapi',
  options: {
    sqlite: { type: 'boolean', help: 'on SQLite alone' },
    postgres: { type: 'boolean', help: 'on PostgreSQL alone' },
  },
});
await ensurePackages();
const { inParallel } = await import('./build/in-parallel.mjs');
const { ensureChromium } = await import('./lib/chromium.mjs');
const { buildSite, siteBefore } = await import('./lib/built-site.mjs');
const { playwrightPart, vitestPart, withItsSetting } = await import('./lib/test-parts.mjs');
const { ROOT } = await import('./lib/root.mjs');
const { report } = await import('./lib/test-report.mjs');
const { serveSite } = await import('./lib/serve-site.mjs');
const { bootCms } = await import('./cms/boot-cms.mjs');
const { bootForTests } = await import('./cms/boot-for-tests.mjs');
const { freePort } = await import('./cms/free-port.mjs');
const { memoryFolder } = await import('./cms/memory-folder.mjs');
const { makeDrafts } = await import('./cms/make-drafts.mjs');
const { prepareCms } = await import('./cms/prepare-cms.mjs');
const { seedCms } = await import('./cms/seed-cms.mjs');
const { startPostgres } = await import('./cms/postgres.mjs');
const { temporaryFolder } = await import('./cms/temporary-folder.mjs');

// What is temporary is in its place, here and in every process that is started.
const inMemory = memoryFolder();
if (inMemory) process.env.TMPDIR = inMemory;

const MANY = 5_000;
const both = !values.sqlite && !values.postgres;
const chromium = await ensureChromium();
await prepareCms();

/**
 * The contracts and the promises of cms/, on a CMS that they fill and empty as they like.
 * @param {string} database
 * @param {Parameters<typeof bootForTests>[0] & { crowdedDatabaseUrl?: string, ownDatabases?: Record<string, string> }} databases
 */
async function contractsPart(
  database,
  { crowdedDatabaseUrl = '', ownDatabases = {}, ...databases },
) {
  const booted = await bootForTests(databases);
  try {
    const config = ['--config', 'vitest.cms.config.ts'];
    const env = {
      ...booted.env,
      CHROMIUM_PATH: chromium,
      // For the tests that boot a CMS of their own.
      CMS_CROWDED_DATABASE_URL: crowdedDatabaseUrl,
      ...ownDatabases,
    };
    return await vitestPart(`contracts on ${database}`, config, env);
  } finally {
    await booted.stop();
  }
}

/**
 * Puts the site before a CMS and serves it: as a shell, or with its pages drawn ahead.
 * @param {{ url: string }} cms
 * @param {{ port: number, isDrawn: boolean }} site
 */
async function serveBefore({ url }, { port, isDrawn }) {
  const folder = temporaryFolder('site-');
  const outDir = isDrawn ? join(folder.path, 'site') : folder.path;
  if (isDrawn) {
    // With an address of its own it has feeds as well.
    const own = { VITE_SITE_URL: `http://127.0.0.1:${port}` };
    await buildSite({ outDir, env: { VITE_CATALOGUE: 'strapi', VITE_API_HOST: url, ...own } });
  } else await siteBefore(outDir, url);
  const site = await serveSite({ outDir, port });
  const stop = async () => {
    await site.stop();
    folder.remove();
  };
  return { url: site.url, outDir, stop };
}

/**
 * The site as its owner would deploy it, in front of a seeded CMS: the tests of one project.
 * @param {string} name
 * @param {string} project
 * @param {{ databaseUrl?: string, products?: number }} [content]
 */
async function browserPart(name, project, { databaseUrl, products } = {}) {
  const [shellPort, drawnPort] = [await freePort(), await freePort()];
  // The tests make addresses of previews as the CMS does.
  const appKey = randomBytes(32).toString('base64url');
  const cms = await bootCms({
    databaseUrl,
    env: {
      APP_KEYS: appKey,
      SITE_ORIGINS: `http://127.0.0.1:${shellPort},http://127.0.0.1:${drawnPort}`,
      PREVIEW_ORIGIN: `http://127.0.0.1:${drawnPort}`,
      // The tests are one visitor to it.
      ENQUIRY_LIMIT_PER_MINUTE: '1000',
      ENQUIRY_LIMIT_PER_HOUR: '1000',
    },
  });
  /** @type {(() => unknown)[]} */
  const stops = [cms.stop];
  try {
    await seedCms({ host: cms.url, token: cms.writeToken, products });
    const drafts = await makeDrafts(cms);
    const shell = await serveBefore(cms, { port: shellPort, isDrawn: false });
    stops.unshift(shell.stop);
    // Thousands of pages take minutes to draw, and show nothing that a few do not.
    const drawn = products ? null : await serveBefore(cms, { port: drawnPort, isDrawn: true });
    if (drawn) stops.unshift(drawn.stop);
    const env = {
      CHROMIUM_PATH: chromium,
      SITE_URL: shell.url,
      DRAWN_SITE_URL: drawn?.url,
      DRAWN_SITE_DIR: drawn?.outDir,
      CMS_URL: cms.url,
      CMS_WRITE_TOKEN: cms.writeToken,
      CMS_APP_KEY: appKey,
      CMS_DRAFTS: JSON.stringify(drafts),
    };
    const config = ['--config', 'playwright.cms.config.ts', '--project', project];
    // Each run empties its folder when it begins.
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
    CMS_BACKUP_DATABASE_URL: createDatabase('backup'),
    CMS_RESTORED_DATABASE_URL: createDatabase('restored'),
    CMS_PAIR_DATABASE_URL: createDatabase('pair'),
    CMS_PUBLISHED_DATABASE_URL: createDatabase('published'),
    CMS_SEARCHED_DATABASE_URL: createDatabase('searched'),
  },
});

/** @type {(error: Error) => never} */
const missing = ({ message }) => {
  console.error(message);
  process.exit(1);
};

const onSqlite = both || values.sqlite;
const postgres = both || values.postgres ? await startPostgres().catch(missing) : null;

/** What takes longest comes early; whoever needs the sample's pictures second finds them made. */
const works = [
  ...(onSqlite
    ? [
        () => contractsPart('SQLite', {}),
        () => browserPart('browser on 5,000 products', 'many', { products: MANY }),
      ]
    : []),
  ...(postgres ? [() => contractsPart('PostgreSQL', databasesOf(postgres))] : []),
  ...(onSqlite ? [() => browserPart('browser on SQLite', 'sample')] : []),
  ...(postgres
    ? [
        () =>
          browserPart('browser on PostgreSQL', 'sample', {
            databaseUrl: postgres.createDatabase('seeded'),
          }),
      ]
    : []),
];

// Each waits for its CMS half of the time: side by side two share two cores well.
/** @type {import('./lib/test-parts.mjs').Part[]} */
const parts = [];
try {
  await inParallel(2, works, async (work) => {
    parts.push(await withItsSetting(work));
  });
} finally {
  await postgres?.stop();
}
process.exit(report(parts));
