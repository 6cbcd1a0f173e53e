// @vitest-environment node
import { readFileSync } from 'node:fs';
import { create } from 'fontkit';
import { expect, it } from 'vitest';

const FONTS = ['ibarra-real-nova', 'ibarra-real-nova-italic', 'instrument-sans'];

it.each(FONTS)('the font %s contains its copyright and licence notice', (name) => {
  // A Vite plugin, `config/fonts.ts`, generates this file before the first test.
  const file = readFileSync(`node_modules/.cache/fonts/${name}.woff2`);
  const { records } = (create(file) as unknown as Record<'name', { records: unknown }>).name;
  expect(records).toMatchObject({
    copyright: { en: expect.stringMatching(/^Copyright 20\d\d The /u) },
    licenseURL: { en: 'https://scripts.sil.org/OFL' },
  });
});
