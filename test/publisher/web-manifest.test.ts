// @vitest-environment node
import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { manifest } from '../../config/icons';
import { writeWebManifest } from '../../scripts/build/write-web-manifest.mjs';
import { siteRenderer } from '../../src/entry-render';
import { MARKED } from '../thorough/text-sources/marked-content';

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'web-manifest-'));
});
afterAll(() => rmSync(root, { recursive: true }));

const fileIn = (folder: string) => join(root, folder, 'site.webmanifest');
const textIn = (folder: string) => readFileSync(fileIn(folder), 'utf8');

it('the web app manifest gets the owner’s name, or else the shipped name, and changes no earlier build', async () => {
  const own = await siteRenderer('', { sources: MARKED });
  const shipped = await siteRenderer('');
  for (const folder of ['first', 'second', 'third']) mkdirSync(join(root, folder));

  writeFileSync(fileIn('first'), JSON.stringify(manifest));
  linkSync(fileIn('first'), fileIn('second'));
  await writeWebManifest(own, join(root, 'second'));
  const { name, short_name, ...others } = JSON.parse(textIn('second'));
  expect([name, short_name]).toEqual(['‹site.name›', '‹site.name›']);
  expect(others.icons).toEqual(manifest.icons);
  expect(textIn('first')).toBe(JSON.stringify(manifest));

  linkSync(fileIn('second'), fileIn('third'));
  await writeWebManifest(shipped, join(root, 'third'));
  expect(textIn('third')).toBe(JSON.stringify(manifest));
});
