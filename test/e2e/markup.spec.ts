import { allPages } from './all-pages';
import { test as base, expect } from './browser-test';
import { markupFaults } from './markup';

// Tests the HTML of every page as the host sends it, before any script runs.

const test = base.extend({ baseURL: process.env.PUBLIC_SITE_URL ?? '' });

test('the markup of every page has no fault; no link has a button role or opens a popup, and nothing in <main> is inert, before a script runs', async ({
  page,
  request,
}) => {
  const faults: string[] = [];
  const claims: string[] = [];
  for (const path of await allPages(request)) {
    const html = await (await request.get(path)).text();
    faults.push(...(await markupFaults(page, html)).map((fault) => `${path}: ${fault}`));
    const found = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      return [...parsed.querySelectorAll('a[role=button], a[aria-haspopup], main [inert]')].map(
        (element) => (element.cloneNode(false) as Element).outerHTML,
      );
    }, html);
    claims.push(...found.map((claim) => `${path}: ${claim}`));
  }
  expect.soft(faults, 'faults').toEqual([]);
  expect.soft(claims, 'what only a script can make true').toEqual([]);
});
