// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DECLARED_TEXTS } from '../cms/src/page-texts/declared-texts';
import { declaredTexts, textTypeFiles } from '../config/cms/text-types';
import { ROOT } from '../scripts/lib/root.mjs';
import { PAGE_TEXTS } from '../src/adapters/embedded/page-texts';

/** The text without the formatting that Biome adds. */
const plain = (text: string) =>
  text
    .replaceAll(/\s+/gu, '')
    .replaceAll('"', "'")
    .replaceAll(/,(?=[}\]])/gu, '');

describe('the single types of the texts in the CMS: run `npm run texts`', () => {
  const files = Object.entries(textTypeFiles(PAGE_TEXTS)).filter(
    ([path]) => !path.endsWith('declared-texts.ts'),
  );

  it.each(files)('%s is up to date', (path, text) => {
    expect(plain(readFileSync(join(ROOT, 'cms/src', path), 'utf8'))).toBe(plain(text));
  });

  it('have the labels and the help of the texts that ship with the site', () => {
    expect(DECLARED_TEXTS).toEqual(declaredTexts(PAGE_TEXTS));
  });
});
