// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { haveNginx, openNginx } from '../../scripts/lib/nginx-on-loopback.mjs';
import { ask, http2Line, PANEL, SITE, sayRaw } from './client';
import { type CountingCms, countingCms, neverAnswer } from './counting-cms';
import { heldOnDisk } from './held-on-disk';

// deploy/nginx on loopback, attacked. What is asserted are counts: bytes held, and calls that reach the CMS.

const MB = 1024 * 1024;
const UPLOAD_BYTES = 21 * MB;

let sites: string;
let cms: CountingCms;
let nginx: Awaited<ReturnType<typeof openNginx>>;

const isThere = await haveNginx();

const times = <T>(count: number, work: (place: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, place) => work(place)));
const countOf = <T>(all: readonly T[], wanted: T): number =>
  all.filter((one) => one === wanted).length;

async function start() {
  sites = mkdtempSync(join(tmpdir(), 'sites-'));
  mkdirSync(join(sites, 'current'));
  writeFileSync(join(sites, 'current/index.html'), '<h1>Home</h1>');
  cms = await countingCms();
  nginx = await openNginx({ sites, cms: cms.host, token: 'a-token' });
}

async function stop() {
  await cms.close();
  await nginx.close();
  rmSync(sites, { recursive: true });
}

describe.skipIf(!isThere)('nginx, attacked', () => {
  describe('by unfinished posts on one HTTP/2 line', () => {
    beforeAll(start);
    afterAll(stop);
    beforeEach(() => cms.forget());

    it('holds none of thirty uploads on its disk', async () => {
      cms.answer(neverAnswer);
      const line = await http2Line(nginx, PANEL);
      await times(30, () => line.postUnfinished('/upload', UPLOAD_BYTES, 2 * MB));
      await line.ping();
      expect(heldOnDisk(nginx.pid)).toBe(0);
      line.close();
    });

    it('has at most 32 of them under way', async () => {
      for (const host of [PANEL, SITE]) {
        const line = await http2Line(nginx, host);
        expect(line.streamsAtOnce, host).toBe(32);
        line.close();
      }
    });

    it.each([
      [PANEL, '/upload', 23 * MB],
      [PANEL, '/content-manager/collection-types/a', 5 * MB],
      [PANEL, '/admin/login', 5 * MB],
      [SITE, '/api/enquiries', 65 * 1024],
      [SITE, '/', 65 * 1024],
    ])('refuses on %s at %s %i bytes before the CMS', async (host, path, bytes) => {
      const line = await http2Line(nginx, host);
      expect(await line.postHead(path, bytes)).toBe(413);
      expect(cms.heard).toEqual([]);
      line.close();
    });
  });

  describe('by many calls', () => {
    // What was counted for one test would be too much for the next.
    beforeEach(start);
    afterEach(stop);

    it.each([
      [SITE, '/api/products'],
      [PANEL, '/admin/init'],
      [PANEL, '/content-manager/content-types'],
    ])('lets a burst on %s at %s through, not two hundred', async (host, path) => {
      const line = await http2Line(nginx, host);
      const statuses = await times(200, () => line.get(path));
      line.close();
      expect(countOf(statuses, 200)).toBeLessThan(120);
      expect(countOf(statuses, 200) + countOf(statuses, 429)).toBe(200);
      expect(cms.heard).toHaveLength(countOf(statuses, 200));
    });

    it('passes none of the site’s calls on under the panel’s name', async () => {
      const line = await http2Line(nginx, PANEL);
      const statuses = await times(200, () => line.get('/api/products'));
      line.close();
      expect(countOf(statuses, 404)).toBe(200);
      expect(cms.heard).toEqual([]);
    });

    it('counts what is sent under both names together', async () => {
      const send = (host: string, path: string) =>
        ask(nginx, host, path, { method: 'POST', body: '{}' });
      const answers = await times(60, (place) =>
        place % 2 === 0 ? send(SITE, '/api/enquiries') : send(PANEL, '/admin/login'),
      );
      const statuses = answers.map(({ status }) => status);
      // Eleven, and one more each six seconds; counted apart it would be twice eleven.
      expect(countOf(statuses, 200)).toBeLessThan(22);
      expect(countOf(statuses, 200) + countOf(statuses, 429)).toBe(60);
      expect(cms.heard).toHaveLength(countOf(statuses, 200));
    });

    it('serves the panel’s code, which is many small files', async () => {
      const line = await http2Line(nginx, PANEL);
      const statuses = await times(250, (place) => line.get(`/admin/chunk-${place}.js`));
      line.close();
      expect(countOf(statuses, 200)).toBe(250);
    });

    it.each([
      [SITE, '/api/products'],
      [PANEL, '/admin/init'],
    ])('has forty under way on %s from one address', async (host, path) => {
      const held: (() => void)[] = [];
      let refused = 0;
      const letGoWhenAllAreHere = () => {
        if (held.length + refused === 60) for (const go of held) go();
      };
      cms.answer((_, response) => {
        held.push(() => response.end());
        letGoWhenAllAreHere();
      });
      const statuses = await times(60, async () => {
        const { status } = await ask(nginx, host, path);
        if (status === 429) {
          refused += 1;
          letGoWhenAllAreHere();
        }
        return status;
      });
      expect([countOf(statuses, 200), refused]).toEqual([40, 20]);
    });
  });

  describe('by what is slow, or large', () => {
    beforeAll(start);
    afterAll(stop);
    beforeEach(() => cms.forget());

    it('closes the line of who does not finish a head or a body, under every name', async () => {
      const begun = [SITE, PANEL, 'nobody.example'].flatMap((host) => [
        `GET / HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `,
        `POST /api/enquiries HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 9\r\n\r\n{`,
      ]);
      cms.answer(neverAnswer);
      const ended = await Promise.all(begun.map((bytes) => sayRaw(nginx.https, bytes)));
      expect(ended.filter((said) => said.startsWith('HTTP/1.1 2'))).toEqual([]);
    }, 60_000);

    it('refuses heads that are too large', async () => {
      for (const host of [SITE, PANEL]) {
        const headers = { 'X-Large': 'a'.repeat(40_000) };
        const statuses = [
          (await ask(nginx, host, '/admin/init', { headers })).status,
          (await ask(nginx, host, `/admin/${'a'.repeat(20_000)}`)).status,
        ];
        expect(statuses, host).toEqual([400, 414]);
      }
      expect(cms.heard).toEqual([]);
    });

    it('lets an editor’s picture through, whole', async () => {
      const body = Buffer.alloc(UPLOAD_BYTES);
      for (const path of ['/upload', '/upload?id=3', '/upload/files/12/replace', '/upload/']) {
        const { status, text } = await ask(nginx, PANEL, path, { method: 'POST', body });
        expect([path, status, text]).toEqual([path, 200, `${UPLOAD_BYTES}`]);
      }
    });
  });

  describe('under other names', () => {
    beforeAll(start);
    afterAll(stop);
    beforeEach(() => cms.forget());

    const NAMES = [
      'evil.example',
      'cms.example.com.evil',
      'www.example.com',
      '_',
      '*',
      '203.0.113.9',
    ];

    it.each(NAMES)('gives no answer as %s', async (name) => {
      const head = `GET /api/products HTTP/1.1\r\nHost: ${name}\r\n\r\n`;
      for (const url of [nginx.http, nginx.https])
        expect(await sayRaw(url, head), url).not.toContain(name);
      expect(cms.heard).toEqual([]);
    });

    it('gives no answer without a name, nor to one in the address itself', async () => {
      for (const url of [nginx.http, nginx.https]) {
        expect(await sayRaw(url, 'GET / HTTP/1.0\r\n\r\n')).toBe('');
        const head = `GET http://evil.example/api/a HTTP/1.1\r\nHost: ${SITE}\r\n\r\n`;
        expect(await sayRaw(url, head)).toBe('');
      }
      expect(cms.heard).toEqual([]);
    });

    it.each([
      [SITE, SITE],
      [`${SITE}:8443`, SITE],
      [PANEL, PANEL],
      ['CMS.Example.com:1', PANEL],
    ])('leads %s from http to https by its own name', async (asked, own) => {
      const head = `GET /a?b HTTP/1.1\r\nHost: ${asked}\r\nX-Forwarded-Host: evil.example\r\nConnection: close\r\n\r\n`;
      expect(await sayRaw(nginx.http, head)).toContain(`\r\nLocation: https://${own}/a?b\r\n`);
    });

    it('tells the CMS its own name', async () => {
      const headers = { 'X-Forwarded-Host': 'evil.example' };
      await ask(nginx, 'CMS.example.COM:7', '/admin/init', { headers });
      await ask(nginx, `${SITE}:7`, '/api/products', { headers });
      expect(cms.heard.map(({ host }) => host)).toEqual([PANEL, SITE]);
    });
  });

  describe('under the panel’s name', () => {
    beforeAll(start);
    afterAll(stop);
    beforeEach(() => cms.forget());

    it('passes on what the panel’s pages ask', async () => {
      const calls = [
        ['GET', '/admin/'],
        ['GET', '/admin/auth/login'],
        ['GET', '/admin/main-abc.js'],
        ['GET', '/admin/init'],
        ['POST', '/admin/login'],
        ['POST', '/admin/access-token'],
        ['DELETE', '/admin/users/3'],
        ['GET', '/content-manager/collection-types/api::product.product?page=1'],
        ['PUT', '/content-manager/collection-types/api::product.product/a'],
        ['GET', '/content-type-builder/schema'],
        ['GET', '/email/settings'],
        ['GET', '/i18n/locales'],
        ['GET', '/upload/files?page=1'],
        ['PUT', '/upload/folders/3'],
        ['GET', '/users-permissions/roles'],
        ['GET', '/uploads/a.png'],
      ] as const;
      for (const [method, path] of calls) {
        expect((await ask(nginx, PANEL, path, { method })).status, path).toBe(200);
      }
      expect(cms.heard.map(({ call }) => call)).toEqual(calls.map((call) => call.join(' ')));
      const { status, headers } = await ask(nginx, PANEL, '/');
      expect([status, headers['location']]).toEqual([302, '/admin/']);
    });

    it.each([
      '/api/products',
      '/API/products',
      '/%61pi/products',
      '//api/products',
      '/admin/../api/products',
      '/admin/%2e%2e/api/products',
      '/admin/..%2fapi/products',
      '/upload/../api/products',
      '/Upload',
      '/_health',
      '/documentation',
      '/graphql',
      '/adminer',
      '/admin/transfer/runner/push',
      '/.env',
    ])('has nothing at %s', async (path) => {
      expect((await ask(nginx, PANEL, path)).status).toBe(404);
      expect(cms.heard).toEqual([]);
    });
  });
});
