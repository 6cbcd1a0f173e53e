// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writeRedirectsFile } from '../scripts/build/static-host-files.mjs';
import { openNetlifyHost } from './e2e/netlify-host';

it('a static host follows the owner’s redirects with 301, and hides no page', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'static-'));
  for (const page of ['.', 'about']) {
    mkdirSync(join(folder, page), { recursive: true });
    writeFileSync(join(folder, page, 'index.html'), page);
  }
  for (const file of ['404.html', '_headers']) writeFileSync(join(folder, file), '');
  writeRedirectsFile(folder, { shellOnly: false }, [
    { from: '/old-shop', to: '/product?q=oil#top' },
    { from: '/café', to: 'https://shop.example/a' },
    { from: '/about', to: '/old-shop' },
  ]);
  const host = await openNetlifyHost(folder);
  const ask = async (path: string) => {
    const { status, headers } = await fetch(host.url + path, { redirect: 'manual' });
    return [status, headers.get('location')?.replace(host.url, '')];
  };
  expect(await ask('/old-shop')).toEqual([301, '/product?q=oil#top']);
  expect(await ask('/caf%C3%A9')).toEqual([301, 'https://shop.example/a']);
  expect(await ask('/about')).toEqual([200, undefined]);
  expect(await ask('/product/page/1')).toEqual([301, '/product']);
  expect(await ask('/01/4006381333931/10/SN-2026-014')).toEqual([301, '/batch/SN-2026-014']);
  expect((await ask('/01/4006381333931'))[0]).toBe(404);
  expect((await ask('/older'))[0]).toBe(404);
  expect(host.complaints).toEqual([]);
  await host.close();
  rmSync(folder, { recursive: true });
});
