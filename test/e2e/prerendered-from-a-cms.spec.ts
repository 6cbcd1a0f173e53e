import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveSite } from '../../scripts/lib/serve-site.mjs';
import { expect, type Page, test } from './browser-test';
import { aFolder, buildFrom, OTHER_ADDRESSES, openOtherCms } from './built-from-a-cms';
import { whole } from './hydrated-page';
import { openFakeCms } from './strapi-site';

// Tests builds from a fake CMS.

// Runs the builds one after the other. Two builds at the same time would compete for the processor,
// and requests to the CMS might time out.
test.describe.configure({ mode: 'default' });

/**
 * Returns the elements in `<main>` that no content may create. A form counts only inside an
 * article, because the site puts no form of its own there.
 */
const foreignElements = () =>
  [
    ...document.querySelectorAll(
      'main :is(script, iframe, object, embed, base, meta), main article form',
    ),
  ].map(({ outerHTML }) => outerHTML);

/**
 * Opens a page. Returns its errors, and everything that its content must not cause: scripts that
 * run, dialogs, new windows, requests to other sites, foreign elements, and horizontal scrolling.
 */
async function complaintsAt(page: Page, address: string): Promise<readonly string[]> {
  const complaints: string[] = [];
  const report = (words: string) => complaints.push(`${address}: ${words}`);
  page.removeAllListeners();
  page.on('pageerror', ({ message }) => report(message));
  page.on('console', (message) => message.type() === 'error' && report(message.text()));
  page.on('dialog', (dialog) => {
    report(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', () => report('a window opened'));
  page.on('request', (request) => {
    // The site and its CMS are the only servers on this host.
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') report(request.url());
  });
  await page.goto(address);
  await whole(page);
  if (await page.evaluate(() => 'hacked' in window)) report('something ran');
  const isWide = () => document.documentElement.scrollWidth > innerWidth;
  if (await page.evaluate(isWide)) report('the page scrolls sideways');
  for (const foreign of await page.evaluate(foreignElements)) report(foreign);
  return complaints;
}

test('content of any kind is prerendered, and hydrates without a console error or a request to the CMS', async ({
  page,
  context,
}) => {
  test.slow();
  const cms = await openOtherCms();
  const outDir = aFolder('other');
  const { code, said } = await buildFrom(cms.url, outDir);
  expect(code, said).toBe(0);

  const site = await serveSite({ outDir });
  const asked = cms.requests.length;
  await page.setViewportSize({ width: 320, height: 700 });
  const complaints: string[] = [];
  for (const address of OTHER_ADDRESSES) {
    complaints.push(...(await complaintsAt(page, site.url + address)));
  }
  expect(complaints).toEqual([]);
  const calls = cms.requests.slice(asked).map(({ call }) => call);
  expect(calls.filter((call) => call.includes('/api/'))).toEqual([]);

  // Checks that searches work without the CMS: the build contains their data. Opens a new page,
  // because the last post may still be loading pictures from the CMS.
  await page.close();
  const later = await context.newPage();
  await later.setViewportSize({ width: 390, height: 844 });
  // Answers requests for pictures in place of the CMS, which is closed. The page may request
  // pictures of the prerendered list before it shows the result of the search.
  await later.route('**/uploads/**', (route) => route.fulfill({ contentType: 'image/jpeg' }));
  await cms.close();
  const title = encodeURIComponent('<b>Bold</b> & "quoted"');
  expect(await complaintsAt(later, `${site.url}/product?q=${title}`)).toEqual([]);
  const cards = later.locator('.list-results a[href^="/product-detail/"]');
  await expect(cards).toHaveText([/Bold/u]);
  expect(await complaintsAt(later, `${site.url}/product?sort=rating`)).toEqual([]);
  await expect(cards.first()).toHaveText(/A\$24[.]00/u);
  await site.stop();
  rmSync(outDir, { recursive: true });
});

// `test/error-reason.test.ts` tests the sentence for other failures.
test('a CMS that is down stops the build with one sentence, and the previous build stays', async () => {
  test.slow();
  const cms = await openFakeCms();
  await cms.close();
  const outDir = aFolder('kept');
  mkdirSync(outDir, { recursive: true });
  writeFileSync(join(outDir, 'index.html'), 'what was built before');
  const { code, said } = await buildFrom(cms.url, outDir);
  expect(code).toBe(1);
  const complaint = said.split('\n').filter((line) => line.startsWith('✘'));
  expect(complaint).toEqual([expect.stringMatching(/^✘ The catalogue could not be read: .+[.]$/u)]);
  expect(said).not.toMatch(/^\s+at /mu);
  expect(readFileSync(join(outDir, 'index.html'), 'utf8')).toBe('what was built before');
  rmSync(outDir, { recursive: true });
});
