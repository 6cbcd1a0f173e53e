// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DECLARED_TEXTS } from '../cms/src/page-texts/declared-texts';
import { staleTextFiles } from '../config/cms/stale-text-files';
import { declaredTexts, textTypeFiles } from '../config/cms/text-type-files';
import { ROOT } from '../scripts/lib/root.mjs';
import { PAGE_TEXTS } from '../src/adapters/embedded/page-texts';

const FILES = textTypeFiles(PAGE_TEXTS);

/** Returns the text without the differences that formatting with Biome causes. */
const plain = (text: string) =>
  text
    .replaceAll(/\s+/gu, '')
    .replaceAll('"', "'")
    .replaceAll(/'(?<key>\w+)':/gu, '$<key>:')
    .replaceAll(/,(?=[}\]])/gu, '');

describe('the single types of the texts in the CMS: run `npm run texts`', () => {
  const source = join(ROOT, 'cms/src');
  // Skips the files in `declared`, because Biome changes the quotes of the texts in them. The next
  // test compares their content.
  const compared = Object.entries(FILES).filter(([path]) => !path.includes('/declared/'));

  it.each(compared)('the file %s is up to date', (path, text) => {
    expect(plain(readFileSync(join(source, path), 'utf8'))).toBe(plain(text));
  });

  it('the single types of the texts in the CMS declare the fields of the texts that ship with the site, with their labels and help', () => {
    expect(DECLARED_TEXTS).toEqual(declaredTexts(PAGE_TEXTS));
  });

  it('the single types of the texts in the CMS have no file of a text that no longer exists', () => {
    expect(staleTextFiles(source, FILES)).toEqual([]);
  });
});

describe('files of texts that no longer exist', () => {
  const source = mkdtempSync(join(tmpdir(), 'texts-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(source, path)), { recursive: true });
    writeFileSync(join(source, path), text);
  };
  const STALE = [
    'components/texts/old-links.json',
    'page-texts/declared/old.ts',
    'api/old/content-types/old/schema.json',
    'api/old/routes/old.ts',
    'api/home/services/old-home.ts',
  ];

  beforeAll(() => {
    for (const [path, text] of Object.entries(FILES)) write(path, text);
    for (const path of STALE) write(path, '{ "collectionName": "texts_old" }');
    write('api/product/content-types/product/schema.json', '{ "collectionName": "products" }');
    write('api/product/services/product.ts', '');
    write('components/product/fact.json', '{}');
  });
  afterAll(() => rmSync(source, { recursive: true }));

  it('files of texts that no longer exist are found, and no file that was written by hand', () => {
    expect([...staleTextFiles(source, FILES)].toSorted()).toEqual(STALE.toSorted());
  });
});
