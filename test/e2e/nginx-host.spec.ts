import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import type { OutgoingHttpHeaders } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headersFor, NOT_FOUND_ADDRESS } from '../../config/host-headers.mjs';
import { haveNginx, openNginx } from '../../scripts/lib/nginx-on-loopback.mjs';
import { ROOT } from '../../scripts/lib/root.mjs';
import { policyWeaknesses } from '../policy-weaknesses';
import { test as base, expect } from './browser-test';
import { whole } from './hydrated-page';
import { json, openFakeCms } from './strapi-site';

// Tests the setup of docs/hosts/own-server.md on loopback: deploy/nginx in front of a built site
// and a fake CMS.

const SITE = join(ROOT, 'node_modules/.cache/sites/public');
const TOKEN = 'a-token-of-the-server';

type Nginx = Awaited<ReturnType<typeof openNginx>>;
type Cms = Awaited<ReturnType<typeof openFakeCms>>;

const test = base.extend<{ readonly cms: Cms; readonly nginx: Nginx }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for an object here
  cms: async ({}, use) => {
    const cms = await openFakeCms();
    await use(cms);
    await cms.close();
  },
  nginx: async ({ cms }, use) => {
    test.skip(!(await haveNginx()), 'nginx is not here and cannot be installed');
    const sites = mkdtempSync(join(tmpdir(), 'sites-'));
    symlinkSync(SITE, join(sites, 'current'));
    mkdirSync(join(sites, 'older/assets'), { recursive: true });
    writeFileSync(join(sites, 'older/assets/before.js'), '// before');
    const nginx = await openNginx({ sites, cms: new URL(cms.url).host, token: TOKEN });
    await use(nginx);
    await nginx.close();
    rmSync(sites, { recursive: true });
  },
});

test.use({ ignoreHTTPSErrors: true });

interface Asked {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
}

/** Sends a request to nginx, and verifies its certificate. */
const ask = ({ https, certificate }: Nginx, path: string, { method, headers, body }: Asked = {}) =>
  new Promise<{ status: number; headers: Headers; text: string }>((resolve, reject) => {
    const options = {
      ca: certificate,
      method: method ?? 'GET',
      headers: headers ?? {},
      agent: false,
    };
    request(https + path, options, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part) => parts.push(part));
      answer.on('end', () => {
        const said = Object.entries(answer.headers).map(([name, value]) => [name, `${value}`]);
        resolve({
          status: answer.statusCode ?? 0,
          headers: new Headers(said as [string, string][]),
          text: Buffer.concat(parts).toString(),
        });
      });
    })
      .on('error', reject)
      .end(body);
  });

const said = (headers: Headers, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, headers.get(name)]));

function addresses(): readonly string[] {
  const assets = readdirSync(join(SITE, 'assets'));
  const asset = (end: string) => `/assets/${assets.find((name) => name.endsWith(end))}`;
  return [
    '/',
    '/about',
    '/page.json',
    '/blog.rss',
    '/share.jpg',
    '/service-worker.js',
    '/batch/SN-2026-014/SN-2026-014-analysis.pdf',
    asset('.js'),
    asset('.avif'),
  ];
}

test('files have the headers of config/host-headers.mjs and are compressed, and the first page of a list has one URL', async ({
  nginx,
}) => {
  for (const address of addresses()) {
    const { status, headers } = await ask(nginx, address);
    const wanted = headersFor(address);
    expect(status, address).toBe(200);
    expect(said(headers, Object.keys(wanted)), address).toEqual(wanted);
  }

  await test.step('a missing file is answered with the not-found page', async () => {
    for (const address of ['/product-detail/not-there', '/assets/gone.js', '/_headers']) {
      const { status, headers, text } = await ask(nginx, address);
      const wanted = headersFor(NOT_FOUND_ADDRESS);
      expect(status, address).toBe(404);
      expect(text, address).toContain('noindex');
      expect(said(headers, Object.keys(wanted)), address).toEqual(wanted);
    }
  });

  await test.step('the catalogue is a CSV file', async () => {
    const { status, headers } = await ask(nginx, '/products.csv');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  });

  await test.step('an open tab gets the code of the previous release', async () => {
    const { status, headers, text } = await ask(nginx, '/assets/before.js');
    expect([status, text]).toEqual([200, '// before']);
    expect(headers.get('cache-control')).toContain('immutable');
  });

  await test.step('a client that accepts compression gets the compressed file', async () => {
    for (const coding of ['br', 'gzip']) {
      const { headers } = await ask(nginx, '/about', { headers: { 'Accept-Encoding': coding } });
      expect(headers.get('content-encoding')).toBe(coding);
      expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    }
  });

  await test.step('the first page of a list has one URL, and http: redirects to https:', async () => {
    const first = await ask(nginx, '/product/page/1');
    expect([first.status, first.headers.get('location')]).toEqual([301, '/product']);
    const plain = await fetch(`${nginx.http}/about`, { redirect: 'manual' });
    const redirected = [301, 'https://127.0.0.1/about'];
    expect([plain.status, plain.headers.get('location')]).toEqual(redirected);
  });

  await test.step('a GS1 Digital Link redirects to the page of the batch', async () => {
    const scanned = await ask(nginx, '/01/4006381333931/10/SN-2026-014');
    const location = scanned.headers.get('location');
    expect([scanned.status, location]).toEqual([301, '/batch/SN-2026-014']);
    expect((await ask(nginx, '/01/4006381333931/10/SN%0d%0aX:%20y')).status).toBe(404);
  });

  await test.step('no policy has a weakness', async () => {
    const { headers, text: html } = await ask(nginx, '/');
    const { headers: crossOrigin } = await ask(nginx, '/', {
      headers: { Origin: 'https://other.test' },
    });
    expect(policyWeaknesses({ headers, html, crossOrigin })).toEqual([]);
  });
});

test('the CMS receives only what a visitor may request, with the server’s credential and the client’s real IP address', async ({
  nginx,
  cms,
}) => {
  for (const [method, path] of [
    ['DELETE', '/api/products/a'],
    ['PUT', '/api/products/a'],
    ['POST', '/uploads/a'],
  ] as const) {
    expect((await ask(nginx, path, { method })).status, `${method} ${path}`).toBe(403);
  }
  const body = 'a'.repeat(65 * 1024);
  expect((await ask(nginx, '/api/enquiries', { method: 'POST', body })).status).toBe(413);
  expect((await ask(nginx, '/admin')).status).toBe(404);
  expect(cms.requests).toEqual([]);

  cms.on('/api/products', json({ data: [] }));
  const headers = { Authorization: 'Bearer stolen', 'X-Forwarded-For': '203.0.113.9' };
  expect((await ask(nginx, '/api/products?a=b', { headers })).status).toBe(200);
  const [sent] = cms.requests;
  expect(sent?.call).toBe('GET /api/products?a=b');
  expect(sent?.headers.authorization).toBe(`Bearer ${TOKEN}`);
  expect(sent?.headers['x-forwarded-for']).toBe('127.0.0.1');
  await ask(nginx, '/uploads/a.png', { headers });
  expect(cms.requests.at(-1)?.headers.authorization).toBeUndefined();
});

test('repeated posts are rate-limited; reads are not', async ({ nginx, cms }) => {
  cms.on('/api/', json({ data: {} }));
  const statuses: number[] = [];
  for (let time = 0; time < 20; time += 1) {
    statuses.push((await ask(nginx, '/api/enquiries', { method: 'POST', body: '{}' })).status);
  }
  expect(statuses.slice(0, 11)).toEqual(Array(11).fill(200));
  expect(statuses).toContain(429);
  expect((await ask(nginx, '/api/products')).status).toBe(200);
});

test('pages hydrate when they are served by nginx, even without the CMS', async ({
  page,
  nginx,
  cms,
}) => {
  await cms.close();
  expect((await ask(nginx, '/api/products')).status).toBe(502);
  await page.goto(`${nginx.https}/product`);
  await whole(page);
  await page.locator('main a[href^="/product-detail/"]').first().click();
  await expect(page).toHaveURL(/product-detail/u);
  await whole(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
