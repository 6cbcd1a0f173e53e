import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { ROOT } from '../../lib/root.mjs';
import { playwrightPart } from '../../lib/test-parts.mjs';
import { bootTemporaryCms } from '../boot-temporary-cms.mjs';
import { firstAdministrator } from '../first-administrator.mjs';
import { freePorts } from '../free-port.mjs';
import { makeDrafts } from '../make-drafts.mjs';
import { seedCms } from '../seed-cms.mjs';
import { serveSiteOfCms } from '../serve-site-of-cms.mjs';

/**
 * Runs the browser tests of one Playwright project on the site as its owner would deploy it, with a
 * seeded CMS.
 * @param {object} options
 * @param {string} options.name the name of these tests in the report.
 * @param {string} options.project
 * @param {string} options.chromium path of the browser.
 * @param {string} [options.databaseUrl] a PostgreSQL database. Without it, the CMS uses SQLite.
 * @param {number} [options.products] number of products. Default: the products of the sample
 * content.
 */
export async function browserPart({ name, project, chromium, databaseUrl, products }) {
  const [shellPort = 0, prerenderedPort = 0] = await freePorts(2);
  // The tests need this key, because they create preview URLs as the CMS does.
  const appKey = randomBytes(32).toString('base64url');
  const administrator = firstAdministrator({}).env;
  const cms = await bootTemporaryCms({
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
    const shell = await serveSiteOfCms(cms, { port: shellPort, isPrerendered: false });
    stops.unshift(shell.stop);
    // Prerender only the sample content, because prerendering thousands of pages would take minutes
    // without testing more.
    const prerendered = products
      ? null
      : await serveSiteOfCms(cms, { port: prerenderedPort, isPrerendered: true });
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
    // Playwright empties the output folder at the start of a run, so each part of the tests has its
    // own folder.
    const output = join(ROOT, 'node_modules/.cache/playwright-cms', name.replaceAll(/\W+/g, '-'));
    return await playwrightPart(name, env, [...config, '--output', output]);
  } finally {
    for (const stop of stops) await stop();
  }
}
