import { describe, expect, it } from 'vitest';
import { copyFiles, textsIn } from './copy-under-test';

/**
 * Words that the copy must not contain, because the site takes no position on disputed territory:
 * it mentions no border, no authority and no status. `country` alone is allowed, for example in
 * `Rules differ by country`.
 */
const BORDER_WORDS =
  /\b(?:borders?(?! of)|frontiers?|republics?|sovereign\w*|independen(?:t|ce)|breakaway|self-declared|secession\w*|disputed|annex\w*|territor\w*|provinces?|autonom\w*|capitals? of|administered|unrecogni[sz]ed|a country of|the country of|our country|maps?)\b/iu;

/**
 * Whether a text takes a position on territory. `not to scale and not a map` is allowed, because it
 * describes an illustration on a page.
 */
const claimsBorder = (text: string): boolean =>
  BORDER_WORDS.test(text.replaceAll('not to scale and not a map', ''));

describe('the copy of the site', () => {
  it.each(copyFiles)('the copy of the site claims no border and no status: $name', ({ words }) => {
    expect(textsIn(words).filter(claimsBorder)).toEqual([]);
  });

  it.each([
    'A country of limestone mountains',
    'On the border with its neighbour',
    'The independent republic',
    'A disputed territory',
    'See the map',
  ])('the test of borders fails with: %s', (sentence) => {
    expect(claimsBorder(sentence)).toBe(true);
  });

  it('the test of borders passes with places and with rules that differ by country', () => {
    expect(claimsBorder('The mountains of northern Somalia')).toBe(false);
    expect(claimsBorder('Rules differ by country')).toBe(false);
    expect(claimsBorder('A section, not to scale and not a map.')).toBe(false);
  });
});
