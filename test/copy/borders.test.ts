import { describe, expect, it } from 'vitest';
import { copyFiles, textsIn } from './copy-under-test';

/**
 * Whose land the mountains are is for others to say: no copy draws a border, names an authority or
 * speaks of a status. That rules *differ by country* says nothing of any.
 */
const BORDER_WORDS =
  /\b(?:borders?(?! of)|frontiers?|republics?|sovereign\w*|independen(?:t|ce)|breakaway|self-declared|secession\w*|disputed|annex\w*|territor\w*|provinces?|autonom\w*|capitals? of|administered|unrecogni[sz]ed|a country of|the country of|our country|maps?)\b/iu;

/** `not a map` is said of the section. */
const claimsBorder = (text: string): boolean =>
  BORDER_WORDS.test(text.replaceAll('not to scale and not a map', ''));

describe('the words of the site', () => {
  it.each(copyFiles)('claim no border and no status: $name', ({ words }) => {
    expect(textsIn(words).filter(claimsBorder)).toEqual([]);
  });

  it.each([
    'A country of limestone mountains',
    'On the border with its neighbour',
    'The independent republic',
    'A disputed territory',
    'See the map',
  ])('would not pass with: %s', (sentence) => {
    expect(claimsBorder(sentence)).toBe(true);
  });

  it('pass with places and with rules that differ by country', () => {
    expect(claimsBorder('The mountains of northern Somalia')).toBe(false);
    expect(claimsBorder('Rules differ by country')).toBe(false);
    expect(claimsBorder('A section, not to scale and not a map.')).toBe(false);
  });
});
