import { allPages } from './all-pages';
import { test as base, expect } from './browser-test';
import { markupFaults } from './markup';

// Every page as it comes from the host, before any script.

const test = base.extend({ baseURL: process.env.PUBLIC_SITE_URL ?? '' });

test('the markup of every page is sound', async ({ page, request }) => {
  const faults: string[] = [];
  for (const path of await allPages(request)) {
    const html = await (await request.get(path)).text();
    faults.push(...(await markupFaults(page, html)).map((fault) => `${path}: ${fault}`));
  }
  expect(faults).toEqual([]);
});

test('nothing claims to be a button, or is out of reach, until a script makes it so', async ({
  page,
  request,
}) => {
  const claims: string[] = [];
  for (const path of await allPages(request)) {
    const html = await (await request.get(path)).text();
    const found = await page.evaluate((text) => {
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      return [...parsed.querySelectorAll('a[role=button], a[aria-haspopup], main [inert]')].map(
        (element) => (element.cloneNode(false) as Element).outerHTML,
      );
    }, html);
    claims.push(...found.map((claim) => `${path}: ${claim}`));
  }
  expect(claims).toEqual([]);
});
