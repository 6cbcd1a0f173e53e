// @vitest-environment node
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CARD, PICTURE } from '../../scripts/build/share/card.mjs';
import { renderSharePicture } from '../../scripts/build/share/render-share-picture.mjs';
import { titleBlock } from '../../scripts/build/share/title-block.mjs';
import { SHARE_PHOTOGRAPH, SHARE_PICTURE } from '../../src/ui/seo/share-picture';
import { aShareCard } from '../builders/a-share-card';

const art = (name: string) => readFileSync(new URL(`../../art/${name}`, import.meta.url));
const BRANCH = art('svg/boswellia-branch.svg').toString();
const MOTTO = 'Ancient purity,\nmodern wellness';

const WORD = 'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenanstalt';
const LONG = `${'The chemistry of the essential oils of Boswellia '.repeat(3).slice(0, 119)}s`;
const TITLES = [
  ['short', 'Oil'],
  ['of 120 letters', LONG],
  ['of one word of 60 letters', WORD],
  ['of many such words', `${WORD} `.repeat(6)],
  ['of extreme length', 'W'.repeat(100_000)],
  ['of wide capitals', 'WHOLESALE MWMWMW '.repeat(20)],
  ['of markup', '</path><script>alert(1)</script>'],
  ['of line breaks', '\n\nOne\n\n\ntwo\n'],
  ['of accents', 'Thérèse, Łódź, İstanbul, Żółw'],
  ['of combining characters', 'e\u0301'.repeat(200)],
  ['in a right-to-left script', 'لبان ذكر من جبال الصومال'],
  ['of an unknown script', '乳香の精油'.repeat(30)],
  ['of emoji', '🌿👩‍🌾🔥'.repeat(20)],
  ['with lone surrogates', '\ud83c Oil \udf3f'],
  ['that is empty', ''],
] as const;

describe('a title', () => {
  it.each(TITLES)('%s stays within its area', (_, title) => {
    const { size, lines, top } = titleBlock(title, MOTTO);
    expect(size).toBeGreaterThanOrEqual(50);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThanOrEqual(6);
    expect(lines.map(({ text }) => text).join('')).toMatch(/\S/u);
    expect(Math.max(...lines.map(({ right }) => right))).toBeLessThanOrEqual(PICTURE.left + 150);
    // Below the brand's two lines, with space for its own label.
    expect(top).toBeGreaterThan(200);
    expect(lines.at(-1)?.bottom).toBeLessThan(CARD.height - 30);
  });

  const textOf = (title: string) =>
    titleBlock(title, MOTTO)
      .lines.map(({ text }) => text)
      .join(' | ');

  it('gets smaller with its length, and is cut only at the smallest size', () => {
    expect(titleBlock('Oil', MOTTO).size).toBeGreaterThan(titleBlock(LONG, MOTTO).size);
    expect(textOf(LONG)).not.toContain('…');
    expect(textOf(`${LONG} ${LONG}`)).toMatch(/\p{L}…$/u);
  });

  it('keeps its author’s line breaks if they fit', () => {
    expect(textOf('Take little.\nLeave the\ntree well.')).toBe(
      'Take little. | Leave the | tree well.',
    );
    expect(textOf('Oil and resin, by the\nlitre and the sack')).toBe(
      'Oil and resin, | by the litre | and the sack',
    );
  });

  it('drops characters without a glyph, and is replaced by the motto when most are dropped', () => {
    expect(textOf('Maydi (乳香) oil 🌿')).toBe('Maydi oil');
    expect(textOf('乳香 – Frankincense')).toBe('Frankincense');
    expect(textOf('لبان ذكر Oil')).toBe('Ancient purity, | modern wellness');
  });
});

/** The mean colour of a part of a picture. */
async function colourOf(picture: Buffer, left: number, top: number, width: number, height: number) {
  const part = await sharp(picture).extract({ left, top, width, height }).toBuffer();
  const { channels } = await sharp(part).stats();
  return channels.map(({ mean }) => Math.round(mean));
}

const isPaper = (colour: readonly number[]) =>
  colour.every((value, place) => Math.abs(value - (([244, 238, 225][place] ?? 0) as number)) < 3);

describe('the share picture of a page', () => {
  it('has the size that its page declares', () => {
    expect(CARD).toEqual(SHARE_PICTURE);
    expect(PICTURE).toMatchObject(SHARE_PHOTOGRAPH);
  });

  it.each(TITLES)(
    'with a title %s has the right size, and paper at its edges',
    async (_, title) => {
      const picture = await renderSharePicture(aShareCard({ title }), BRANCH);
      const { format, width, height } = await sharp(picture).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', ...SHARE_PICTURE });
      expect(isPaper(await colourOf(picture, 0, 0, 56, 630))).toBe(true);
      expect(isPaper(await colourOf(picture, 0, 606, 1200, 24))).toBe(true);
      expect(isPaper(await colourOf(picture, 770, 540, 340, 90))).toBe(true);
      // Even with six lines of dense strokes.
      expect(picture.length).toBeLessThan(130_000);
    },
  );

  it('shows a photograph, cropped to the given side', async () => {
    const black = { r: 0, g: 0, b: 0 };
    const white = { width: 1000, height: 1000, channels: 3, background: '#fff' } as const;
    // Black on the left, white on the right.
    const photograph = await sharp({ create: white })
      .extend({ left: 1000, background: black })
      .png()
      .toBuffer();
    const colourAt = async (side: 'left' | 'right') => {
      const card = aShareCard({ photograph: { url: '', side } });
      return (
        (await colourOf(await renderSharePicture(card, photograph), 700, 40, 400, 200))[0] ?? 0
      );
    };
    expect(await colourAt('left')).toBeLessThan(10);
    expect(await colourAt('right')).toBeGreaterThan(245);
  });

  it.each([
    ['large', 'hero.jpg'],
    ['high', 'p1.jpg'],
  ])('with a %s photograph weighs at most 90 kB', async (_, name) => {
    const card = aShareCard({ photograph: { url: '', side: 'centre' } });
    const picture = await renderSharePicture(card, art(name));
    expect(picture.length).toBeGreaterThan(40_000);
    expect(picture.length).toBeLessThan(90_000);
  });

  it('rotates a photograph by its orientation, and puts a transparent one on paper', async () => {
    const wide = { width: 1200, height: 600, channels: 4, background: '#0000' } as const;
    const rotated = await sharp({ create: wide }).png().withMetadata({ orientation: 6 }).toBuffer();
    const card = aShareCard({ photograph: { url: '', side: 'centre' } });
    expect(
      isPaper(await colourOf(await renderSharePicture(card, rotated), 620, 20, 560, 300)),
    ).toBe(true);
  });

  it.each([
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ['a page', Buffer.from('<!doctype html><title>Not found</title>')],
    ['half a picture', art('p1.jpg').subarray(0, 20_000)],
    ['an empty file', Buffer.alloc(0)],
  ])('rejects %s', async (_, bytes) => {
    const card = aShareCard({ photograph: { url: '', side: 'centre' } });
    await expect(renderSharePicture(card, bytes)).rejects.toThrow();
  });
});
