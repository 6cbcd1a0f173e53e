// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';
import { describe, expect, it } from 'vitest';
import { licensesText } from '../../scripts/build/write-licenses.mjs';
import { builtSite } from '../../scripts/lib/built-site.mjs';
import { SITES } from '../../scripts/lib/test-sites.mjs';

describe('the license notices of a site', () => {
  it('the license notices of a site reject a package without a license', () => {
    expect(() => licensesText([{ name: 'x', version: '1.0.0' }])).toThrow('x comes without');
  });

  it('the license notices of a site cover the packages in the code, the service worker and the fonts', async () => {
    const folder = await builtSite('public', SITES.public);
    const text = readFileSync(join(folder, 'licenses.txt'), 'utf8');
    for (const name of [
      ...['react', 'react-dom', 'scheduler', 'wouter', 'marked', 'inversify', 'notistack'],
      ...['keen-slider', 'workbox-core', 'workbox-routing'],
      ...['@fontsource/ibarra-real-nova', '@fontsource-variable/instrument-sans'],
    ]) {
      expect(text).toContain(`\n${name} `);
    }
    expect(text).toContain('SIL OPEN FONT LICENSE');
    expect(readdirSync(folder)).not.toContain('licenses.json');
  });

  it('the license notices of a site are linked from every page', async () => {
    const folder = await builtSite('public', SITES.public);
    for (const page of ['index.html', 'product/index.html', '404.html']) {
      expect(readFileSync(join(folder, page), 'utf8')).toContain(
        '<link rel="license" href="/licenses.txt"',
      );
    }
  });

  it('the license notices of a site are also in every font file', async () => {
    const assets = join(await builtSite('public', SITES.public), 'assets');
    const fonts = readdirSync(assets).filter((name) => name.endsWith('.woff2'));
    expect(fonts).toHaveLength(6);
    for (const name of fonts) {
      const { copyright, licenseURL } = (
        create(readFileSync(join(assets, name))) as Font & {
          readonly name: { readonly records: Readonly<Record<string, { readonly en: string }>> };
        }
      ).name.records;
      expect(copyright?.en).toMatch(/^Copyright 20\d\d The /u);
      expect(licenseURL?.en).toBe('https://scripts.sil.org/OFL');
    }
  });
});
