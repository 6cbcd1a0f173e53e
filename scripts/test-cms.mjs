// npm run test:cms [-- --sqlite | --postgres]: the contracts and the promises of cms/ on a real,
// freshly booted Strapi, once on SQLite and once on PostgreSQL, and the built site in a browser
// before it, with the sample and with 5,000 products. Everything it starts is on free ports, in
// temporary folders, and gone afterwards.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensurePackages } from './lib/ensure-packages.mjs';

await ensurePackages();
const { ensureChromium } = await import('./lib/chromium.mjs');
const { playwrightPart, vitestPart } = await import('./lib/test-parts.mjs');
const { report } = await import('./lib/test-report.mjs');
const { ROOT } = await import('./lib/root.mjs');
const { buildSite, serveSite } = await import('./lib/serve-site.mjs');
const { bootCms } = await import('./cms/boot-cms.mjs');
const { bootForTests } = await import('./cms/boot-for-tests.mjs');
const { freePort } = await import('./cms/free-port.mjs');
const { seedCms } = await import('./cms/seed-cms.mjs');
const { startPostgres } = await import('./cms/postgres.mjs');

const { values } = parseArgs({
  options: { sqlite: { type: 'boolean' }, postgres: { type: 'boolean' } },
});
const MANY = 5_000;
const both = !values.sqlite && !values.postgres;
const chromium = await ensureChromium();

/** The contracts and the promises of cms/, on a CMS that they fill and empty as they like. */
async function contractsPart(database, { crowdedDatabaseUrl = '', ...databases }) {
  const booted = await bootForTests(databases);
  try {
    const config = ['--config', 'vitest.cms.config.ts'];
    const env = {
      ...booted.env,
      CHROMIUM_PATH: chromium,
      // For the tests that boot a CMS of their own.
      CMS_CROWDED_DATABASE_URL: crowdedDatabaseUrl,
    };
    return await vitestPart(`contracts on ${database}`, config, env);
  } finally {
    await booted.stop();
  }
}

/** The site as its owner would deploy it, in front of a seeded CMS: the tests of one project. */
async function browserPart(name, project, { databaseUrl, products } = {}) {
  const sitePort = await freePort();
  const cms = await bootCms({
    databaseUrl,
    env: { SITE_ORIGINS: `http://127.0.0.1:${sitePort}` },
  });
  const stops = [cms.stop];
  try {
    await seedCms({ host: cms.url, token: cms.writeToken, products });
    const outDir = join(ROOT, 'node_modules/.cache/sites/real-cms');
    await buildSite({ outDir, env: { VITE_CATALOGUE: 'strapi', VITE_API_HOST: cms.url } });
    const site = await serveSite({ outDir, port: sitePort });
    stops.unshift(site.stop);
    const env = {
      CHROMIUM_PATH: chromium,
      SITE_URL: site.url,
      CMS_URL: cms.url,
      CMS_WRITE_TOKEN: cms.writeToken,
    };
    const config = ['--config', 'playwright.cms.config.ts', '--project', project];
    return await playwrightPart(name, env, config);
  } finally {
    for (const stop of stops) await stop();
  }
}

const parts = [];
if (both || values.sqlite) {
  parts.push(await contractsPart('SQLite', {}));
  parts.push(await browserPart('browser on SQLite', 'sample'));
  parts.push(await browserPart('browser on 5,000 products', 'many', { products: MANY }));
}
if (both || values.postgres) {
  const postgres = await startPostgres();
  try {
    const limitedDatabaseUrl = postgres.createDatabase('limited');
    const databases = {
      databaseUrl: postgres.url,
      limitedDatabaseUrl,
      crowdedDatabaseUrl: postgres.createDatabase('crowded'),
      lackingDatabaseUrl: postgres.createDatabase('lacking'),
    };
    parts.push(await contractsPart('PostgreSQL', databases));
    const databaseUrl = postgres.createDatabase('seeded');
    parts.push(await browserPart('browser on PostgreSQL', 'sample', { databaseUrl }));
  } finally {
    await postgres.stop();
  }
}
process.exit(report(parts));
