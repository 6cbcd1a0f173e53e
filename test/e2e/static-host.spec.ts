import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { headersFor, NOT_FOUND_ADDRESS } from '../../config/host-headers.mjs';
import { ROOT } from '../../scripts/lib/root.mjs';
import { policyWeaknesses } from '../policy-weaknesses';
import { test as base, expect } from './browser-test';
import { whole } from './hydrated-page';
import { openNetlifyHost } from './netlify-host';

// Tests the setup of docs/hosts/static.md on loopback: Netlify's own code serves the folder of a
// build.

const SITE = join(ROOT, 'node_modules/.cache/sites/public');

type Host = Awaited<ReturnType<typeof openNetlifyHost>>;

const test = base.extend<{ readonly host: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for an object here
  host: async ({}, use) => {
    const host = await openNetlifyHost(SITE);
    await use(host);
    await host.close();
    expect(host.complaints, 'what the host finds wrong in its files').toEqual([]);
  },
});

/** Returns one URL for each kind of file that has its own cache headers. */
function addresses(): readonly string[] {
  const assets = readdirSync(join(SITE, 'assets'));
  const asset = (end: string) => `/assets/${assets.find((name) => name.endsWith(end))}`;
  return [
    '/',
    '/about',
    '/page.json',
    '/product/page.json',
    '/blog.rss',
    '/sitemap.xml',
    '/share.jpg',
    '/service-worker.js',
    '/product/share.jpg',
    '/icons/apple-touch-icon.png',
    asset('.js'),
    asset('.avif'),
    asset('.svg'),
  ];
}

const said = (headers: Headers, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, headers.get(name)]));

test('every kind of file has the headers of config/host-headers.mjs, and no policy has a weakness', async ({
  host,
}) => {
  for (const address of addresses()) {
    const { status, headers } = await fetch(host.url + address);
    const wanted = headersFor(address);
    expect(status, address).toBe(200);
    expect(said(headers, Object.keys(wanted)), address).toEqual(wanted);
  }

  await test.step('a missing file is answered with the not-found page', async () => {
    const { status, headers } = await fetch(`${host.url}/product-detail/not-there`);
    const wanted = headersFor(NOT_FOUND_ADDRESS);
    expect(status).toBe(404);
    expect(said(headers, Object.keys(wanted))).toEqual(wanted);
  });

  await test.step('the first page of a list has one URL', async () => {
    for (const list of ['/product', '/blog']) {
      const { status, headers } = await fetch(`${host.url}${list}/page/1`, { redirect: 'manual' });
      expect([status, headers.get('location')]).toEqual([301, `${host.url}${list}`]);
    }
  });

  await test.step('no policy has a weakness', async () => {
    const { headers, text } = await fetch(`${host.url}/`).then(async (response) => ({
      headers: response.headers,
      text: await response.text(),
    }));
    const foreign = { headers: { Origin: 'https://other.test' } };
    const { headers: crossOrigin } = await fetch(`${host.url}/`, foreign);
    expect(policyWeaknesses({ headers, html: text, crossOrigin })).toEqual([]);
  });
});

test('pages hydrate when the static host serves them', async ({ page, host }) => {
  await page.goto(`${host.url}/product`);
  await whole(page);
  await page.locator('main a[href^="/product-detail/"]').first().click();
  await expect(page).toHaveURL(/product-detail/u);
  await whole(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
