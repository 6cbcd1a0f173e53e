// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeRedirectsFile } from '../../scripts/build/static-host-files.mjs';
import { haveNginx, openNginx } from '../../scripts/lib/nginx-on-loopback.mjs';
import { releaseName, releasesIn } from '../../scripts/publisher/releases.mjs';
import { ask, SITE } from './nginx-client';

// Tests how nginx applies the redirects that the owner entered in the CMS and that the served
// release contains.

const hasNginx = await haveNginx();
const LONG = `/${'a'.repeat(199)}`;

describe.skipIf(!hasNginx)('the redirects of a release', () => {
  let sites: string;
  beforeEach(() => {
    sites = mkdtempSync(join(tmpdir(), 'sites-'));
  });
  afterEach(() => rmSync(sites, { recursive: true }));

  function serve(at: number, owners: readonly { readonly from: string; readonly to: string }[]) {
    const releases = releasesIn(sites);
    const name = releaseName(new Date(at));
    for (const file of ['index.html', 'about/index.html', '404.html']) {
      mkdirSync(dirname(join(releases.place(name), file)), { recursive: true });
      writeFileSync(join(releases.place(name), file), file);
    }
    writeRedirectsFile(releases.place(name), { shellOnly: false }, owners);
    expect(releases.serve(name)).toBe(true);
  }

  async function answers(paths: readonly string[]) {
    const nginx = await openNginx({ sites, cms: '127.0.0.1:9', token: '' });
    const found: Record<string, readonly [number, unknown]> = {};
    for (const path of paths) {
      const { status, headers } = await ask(nginx, SITE, path);
      found[path] = [status, headers['location']];
    }
    await nginx.close();
    return found;
  }

  it('the redirects of a release are sent with status 301, for a path in any case, with a trailing slash or with a query', async () => {
    serve(0, [
      { from: '/old', to: '/about?a=b#c' },
      { from: '/caf\u00e9', to: 'https://shop.example/a' },
      { from: '/about', to: '/old' },
      { from: LONG, to: '/' },
    ]);
    expect(
      await answers(['/old', '/OLD/', '/old?x=1', '/caf%C3%A9', LONG, '/about', '/', '/older']),
    ).toEqual({
      '/old': [301, '/about?a=b#c'],
      '/OLD/': [301, '/about?a=b#c'],
      '/old?x=1': [301, '/about?a=b#c'],
      '/caf%C3%A9': [301, 'https://shop.example/a'],
      [LONG]: [301, '/'],
      '/about': [200, undefined],
      '/': [200, undefined],
      '/older': [404, undefined],
    });
  });

  it('the redirects of a release are those of the served release, and there are none before the first release', async () => {
    expect((await answers(['/old']))['/old']?.[0]).toBe(404);
    serve(0, [{ from: '/old', to: '/about' }]);
    serve(1, [{ from: '/other', to: '/about' }]);
    expect(await answers(['/old', '/other'])).toEqual({
      '/old': [404, undefined],
      '/other': [301, '/about'],
    });
  });

  it('the redirects of a release work when there are a thousand of the maximum length', async () => {
    const many = Array.from({ length: 1000 }, (_, place) => ({
      from: `/${'b'.repeat(195)}${String(place).padStart(4, '0')}`,
      to: `/${'c'.repeat(499)}`,
    }));
    serve(0, many);
    const last = many.at(-1)?.from ?? '';
    expect((await answers([last]))[last]?.[0]).toBe(301);
  });
});
