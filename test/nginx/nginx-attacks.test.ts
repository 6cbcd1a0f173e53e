// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { haveNginx, openNginx } from '../../scripts/lib/nginx-on-loopback.mjs';
import { type CountingCms, countingCms, neverAnswer } from './counting-cms';
import { ask, http2Line, PANEL, SITE, sayRaw } from './nginx-client';
import { temporaryFileBytes } from './temporary-file-bytes';

// Attacks deploy/nginx on loopback, and counts the bytes that nginx stores on disk and the calls
// that reach the CMS.

const MB = 1024 * 1024;
const UPLOAD_BYTES = 21 * MB;

let sites: string;
let cms: CountingCms;
let nginx: Awaited<ReturnType<typeof openNginx>>;

const hasNginx = await haveNginx();

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

describe.skipIf(!hasNginx)('nginx under attack', () => {
  describe('by unfinished posts on one HTTP/2 connection', () => {
    beforeAll(start);
    afterAll(stop);
    beforeEach(() => cms.forget());

    it('nginx buffers none of thirty uploads on its disk', async () => {
      cms.answer(neverAnswer);
      const line = await http2Line(nginx, PANEL);
      await times(30, () => line.postUnfinished('/upload', UPLOAD_BYTES, 2 * MB));
      await line.ping();
      expect(temporaryFileBytes(nginx.pid)).toBe(0);
      line.close();
    });

    it('nginx allows at most 32 concurrent streams', async () => {
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
    ])(
      'nginx rejects on %s at %s %i bytes before they reach the CMS',
      async (host, path, bytes) => {
        const line = await http2Line(nginx, host);
        expect(await line.postHead(path, bytes)).toBe(413);
        expect(cms.requests).toEqual([]);
        line.close();
      },
    );
  });

  describe('by many calls', () => {
    // Starts a new nginx for each test, because a running nginx would also count the calls of
    // earlier tests against its rate limits.
    beforeEach(start);
    afterEach(stop);

    it.each([
      [SITE, '/api/products'],
      [PANEL, '/admin/init'],
      [PANEL, '/content-manager/content-types'],
    ])('nginx lets a burst on %s at %s through, but not two hundred calls', async (host, path) => {
      const line = await http2Line(nginx, host);
      const statuses = await times(200, () => line.get(path));
      line.close();
      expect(countOf(statuses, 200)).toBeLessThan(120);
      expect(countOf(statuses, 200) + countOf(statuses, 429)).toBe(200);
      expect(cms.requests).toHaveLength(countOf(statuses, 200));
    });

    it('nginx forwards no API call under the panel’s host name', async () => {
      const line = await http2Line(nginx, PANEL);
      const statuses = await times(200, () => line.get('/api/products'));
      line.close();
      expect(countOf(statuses, 404)).toBe(200);
      expect(cms.requests).toEqual([]);
    });

    it('nginx counts posts under both host names together', async () => {
      const send = (host: string, path: string) =>
        ask(nginx, host, path, { method: 'POST', body: '{}' });
      const answers = await times(60, (place) =>
        place % 2 === 0 ? send(SITE, '/api/enquiries') : send(PANEL, '/admin/login'),
      );
      const statuses = answers.map(({ status }) => status);
      // One counter for both host names allows eleven posts, and one more every six seconds.
      // Separate counters would allow twice as many.
      expect(countOf(statuses, 200)).toBeLessThan(22);
      expect(countOf(statuses, 200) + countOf(statuses, 429)).toBe(60);
      expect(cms.requests).toHaveLength(countOf(statuses, 200));
    });

    it('nginx serves the many small files of the panel’s code', async () => {
      const line = await http2Line(nginx, PANEL);
      const statuses = await times(250, (place) => line.get(`/admin/chunk-${place}.js`));
      line.close();
      expect(countOf(statuses, 200)).toBe(250);
    });

    it.each([
      [SITE, '/api/products'],
      [PANEL, '/admin/init'],
    ])('nginx allows forty concurrent calls on %s from one address', async (host, path) => {
      const waiting: (() => void)[] = [];
      let refused = 0;
      const answerWhenAllArrived = () => {
        if (waiting.length + refused === 60) for (const answer of waiting) answer();
      };
      cms.answer((_, response) => {
        waiting.push(() => response.end());
        answerWhenAllArrived();
      });
      const statuses = await times(60, async () => {
        const { status } = await ask(nginx, host, path);
        if (status === 429) {
          refused += 1;
          answerWhenAllArrived();
        }
        return status;
      });
      expect([countOf(statuses, 200), refused]).toEqual([40, 20]);
    });
  });

  describe('by slow or large requests', () => {
    beforeAll(start);
    afterAll(stop);
    beforeEach(() => cms.forget());

    it('nginx closes connections with an unfinished head or body, under every host name', async () => {
      const begun = [SITE, PANEL, 'nobody.example'].flatMap((host) => [
        `GET / HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `,
        `POST /api/enquiries HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 9\r\n\r\n{`,
      ]);
      cms.answer(neverAnswer);
      const ended = await Promise.all(begun.map((bytes) => sayRaw(nginx.https, bytes)));
      expect(ended.filter((answer) => answer.startsWith('HTTP/1.1 2'))).toEqual([]);
    }, 60_000);

    it('nginx rejects heads that are too large', async () => {
      for (const host of [SITE, PANEL]) {
        const headers = { 'X-Large': 'a'.repeat(40_000) };
        const statuses = [
          (await ask(nginx, host, '/admin/init', { headers })).status,
          (await ask(nginx, host, `/admin/${'a'.repeat(20_000)}`)).status,
        ];
        expect(statuses, host).toEqual([400, 414]);
      }
      expect(cms.requests).toEqual([]);
    });

    it('nginx forwards an editor’s picture completely', async () => {
      const body = Buffer.alloc(UPLOAD_BYTES);
      for (const path of ['/upload', '/upload?id=3', '/upload/files/12/replace', '/upload/']) {
        const { status, text } = await ask(nginx, PANEL, path, { method: 'POST', body });
        expect([path, status, text]).toEqual([path, 200, `${UPLOAD_BYTES}`]);
      }
    });
  });

  describe('under other host names', () => {
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

    it.each(NAMES)('nginx closes connections for %s without an answer', async (name) => {
      const head = `GET /api/products HTTP/1.1\r\nHost: ${name}\r\n\r\n`;
      for (const url of [nginx.http, nginx.https])
        expect(await sayRaw(url, head), url).not.toContain(name);
      expect(cms.requests).toEqual([]);
    });

    it('nginx gives no answer without a Host header or to an absolute URL of another host', async () => {
      for (const url of [nginx.http, nginx.https]) {
        expect(await sayRaw(url, 'GET / HTTP/1.0\r\n\r\n')).toBe('');
        const head = `GET http://evil.example/api/a HTTP/1.1\r\nHost: ${SITE}\r\n\r\n`;
        expect(await sayRaw(url, head)).toBe('');
      }
      expect(cms.requests).toEqual([]);
    });

    it.each([
      [SITE, SITE],
      [`${SITE}:8443`, SITE],
      [PANEL, PANEL],
      ['CMS.Example.com:1', PANEL],
    ])(
      'nginx redirects %s from http to https under the configured host name',
      async (asked, own) => {
        const head = `GET /a?b HTTP/1.1\r\nHost: ${asked}\r\nX-Forwarded-Host: evil.example\r\nConnection: close\r\n\r\n`;
        expect(await sayRaw(nginx.http, head)).toContain(`\r\nLocation: https://${own}/a?b\r\n`);
      },
    );

    it('nginx sends the CMS the configured host name', async () => {
      const headers = { 'X-Forwarded-Host': 'evil.example' };
      await ask(nginx, 'CMS.example.COM:7', '/admin/init', { headers });
      await ask(nginx, `${SITE}:7`, '/api/products', { headers });
      expect(cms.requests.map(({ host }) => host)).toEqual([PANEL, SITE]);
    });
  });

  describe('under the panel’s host name', () => {
    beforeAll(start);
    afterAll(stop);
    beforeEach(() => cms.forget());

    it('nginx forwards the requests of the panel’s pages', async () => {
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
      expect(cms.requests.map(({ call }) => call)).toEqual(calls.map((call) => call.join(' ')));
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
    ])('nginx answers 404 under the panel’s host name at %s', async (path) => {
      expect((await ask(nginx, PANEL, path)).status).toBe(404);
      expect(cms.requests).toEqual([]);
    });
  });
});
