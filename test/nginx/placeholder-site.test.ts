// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { headersFor } from '../../config/host-headers.mjs';
import { haveNginx, openNginx } from '../../scripts/lib/nginx-on-loopback.mjs';
import { releaseName, releasesIn } from '../../scripts/publisher/releases.mjs';
import { SITE_DETAILS } from '../../src/adapters/embedded/embedded-site-details';
import { gettingReadyDocument } from '../../src/ui/app/documents/getting-ready-document';
import { gettingReady } from '../../src/ui/content/pages/getting-ready';
import { ask, SITE } from './nginx-client';

// Tests how nginx answers before the publisher's first release.

const ELSEWHERE = ['/product', '/product-detail/oil?from=mail', '/robots.txt', '/sitemap.xml'];

const hasNginx = await haveNginx();

describe.skipIf(!hasNginx)('a site that is published for the first time', () => {
  let sites: string;
  let releases: ReturnType<typeof releasesIn>;
  let nginx: Awaited<ReturnType<typeof openNginx>>;
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(sites, name)), { recursive: true });
    writeFileSync(join(sites, name), text);
  };
  const get = (path: string) => ask(nginx, SITE, path);

  async function expectGettingReady(path: string) {
    const { status, text, headers } = await get(path);
    expect([path, status]).toEqual([path, 503]);
    expect(text).toContain(`<h1>${gettingReady.heading}</h1>`);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['retry-after']).toBe('10');
    const wanted = headersFor('/getting-ready.html');
    expect(wanted['Cache-Control']).toBe('no-store');
    for (const [name, value] of Object.entries(wanted)) {
      expect(headers[name.toLowerCase()], name).toBe(value);
    }
  }

  beforeAll(async () => {
    sites = mkdtempSync(join(tmpdir(), 'sites-'));
    releases = releasesIn(sites);
    nginx = await openNginx({ sites, cms: '127.0.0.1:9', token: '' });
  });
  afterAll(async () => {
    await nginx.close();
    rmSync(sites, { recursive: true });
  });

  it('a site that is published for the first time answers every address with the waiting page and 503 before home exists', async () => {
    await releases.early.servePage(() => gettingReadyDocument(SITE_DETAILS));
    for (const path of ['/', '/index.html', '/service-worker.js', ...ELSEWHERE]) {
      await expectGettingReady(path);
    }
  });

  it('a site that is published for the first time serves home and its assets once they exist, and the waiting page elsewhere', async () => {
    write('built/index.html', '<h1>Home</h1>');
    write('built/page.json', '{}');
    write('built/assets/code.js', 'code');
    releases.early.serveHome(join(sites, 'built'));
    expect(await get('/')).toMatchObject({ status: 200, text: '<h1>Home</h1>' });
    expect(await get('/assets/code.js')).toMatchObject({ status: 200, text: 'code' });
    for (const path of ELSEWHERE) await expectGettingReady(path);
  });

  it('a site that is published for the first time answers normally after the first release', async () => {
    const release = releaseName(new Date());
    write(`${release}/index.html`, '<h1>Home</h1>');
    write(`${release}/product/index.html`, '<h1>Products</h1>');
    write(`${release}/404.html`, '<h1>Not here</h1>');
    releases.serve(release);
    expect(await get('/product')).toMatchObject({ status: 200, text: '<h1>Products</h1>' });
    for (const path of ['/nothing', '/getting-ready.html']) {
      expect(await get(path)).toMatchObject({ status: 404, text: '<h1>Not here</h1>' });
    }
  });
});
