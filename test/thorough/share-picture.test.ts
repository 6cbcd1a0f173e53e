// @vitest-environment node
import { readFileSync } from 'node:fs';
import satori from 'satori';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CARD, PICTURE } from '../../scripts/build/share-pictures/card-layout.mjs';
import { FONTS } from '../../scripts/build/share-pictures/fonts.mjs';
import { renderSharePicture } from '../../scripts/build/share-pictures/render-share-picture.mjs';
import { sharePictureSvg } from '../../scripts/build/share-pictures/share-picture-svg.mjs';
import { fitTitle } from '../../scripts/build/share-pictures/title-layout.mjs';
import { SHARE_PHOTOGRAPH, SHARE_PICTURE } from '../../src/ui/seo/link-previews/share-picture';
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
  ['of many words of 60 letters', `${WORD} `.repeat(6)],
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
  it.each(TITLES)('the title %s stays within its area', async (_, title) => {
    const { size, lines } = await fitTitle(title, MOTTO);
    expect(size).toBeGreaterThanOrEqual(50);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThanOrEqual(6);
    expect(Math.max(...lines.map(({ right }) => right))).toBeLessThanOrEqual(PICTURE.left + 150);
    // The title begins below the brand name and its tagline, with space for the label between them.
    expect((lines[0]?.baseline ?? 0) - size * 0.67).toBeGreaterThan(200);
    expect(lines.at(-1)?.baseline).toBeCloseTo(CARD.height - 64, -1);
  });

  it('a title gets smaller with its length', async () => {
    expect((await fitTitle('Oil', MOTTO)).size).toBeGreaterThan((await fitTitle(LONG, MOTTO)).size);
  });

  const svgOf = (title: string) => sharePictureSvg(aShareCard({ title, motto: MOTTO }));

  it('a title is cut at the smallest size, with an ellipsis', async () => {
    const shownOf = async (title: string) =>
      satori((await fitTitle(title, MOTTO)).title, { ...CARD, fonts: FONTS, embedFont: false });
    expect(await shownOf(LONG)).not.toContain('…');
    expect(await shownOf(`${LONG} ${LONG}`)).toContain('…');
  });

  it('a title keeps its author’s line breaks if they fit', async () => {
    expect((await fitTitle('One\ntwo', MOTTO)).lines).toHaveLength(2);
    expect((await fitTitle('Take little.\nLeave the\ntree well.', MOTTO)).lines).toHaveLength(3);
    expect(await svgOf('Oil and resin, by the\nlitre and the sack')).toBe(
      await svgOf('Oil and resin,\nby the litre\nand the sack'),
    );
  });

  it('a title drops characters without a glyph, and is replaced by the motto when most are dropped', async () => {
    expect(await svgOf('Maydi (乳香) oil 🌿')).toBe(await svgOf('Maydi oil'));
    expect(await svgOf('乳香 – Frankincense')).toBe(await svgOf('Frankincense'));
    expect(await svgOf('لبان ذكر Oil')).toBe(await svgOf(MOTTO));
  });
});

/** Returns the mean colour of a part of a picture. */
async function colourOf(picture: Buffer, left: number, top: number, width: number, height: number) {
  const part = await sharp(picture).extract({ left, top, width, height }).toBuffer();
  const { channels } = await sharp(part).stats();
  return channels.map(({ mean }) => Math.round(mean));
}

const near = (expected: readonly number[]) => (colour: readonly number[]) =>
  colour.every((value, place) => Math.abs(value - (expected[place] ?? 0)) < 3);
const isPaper = near([244, 238, 225]);
const isForest = near([31, 51, 40]);

describe('the share picture of a page', () => {
  it('the share picture of a page has the size that its page declares', () => {
    expect(CARD).toEqual(SHARE_PICTURE);
    expect(PICTURE).toMatchObject(SHARE_PHOTOGRAPH);
  });

  it.each(TITLES)(
    'the share picture of a page with a title %s has the right size, and paper at its edges',
    async (_, title) => {
      const picture = await renderSharePicture(aShareCard({ title }), BRANCH);
      const { format, width, height } = await sharp(picture).metadata();
      expect({ format, width, height }).toEqual({ format: 'jpeg', ...SHARE_PICTURE });
      expect(isPaper(await colourOf(picture, 0, 0, 56, 630))).toBe(true);
      expect(isPaper(await colourOf(picture, 0, 606, 1200, 24))).toBe(true);
      expect(isPaper(await colourOf(picture, 770, 540, 340, 90))).toBe(true);
      // No title line reaches this area, so it must show the background of the engraving.
      expect(isForest(await colourOf(picture, 800, 500, 400, 20))).toBe(true);
      // Even a title of six lines, whose letters JPEG compresses badly, keeps the file small.
      expect(picture.length).toBeLessThan(130_000);
    },
  );

  it('the share picture of a page shows a photograph, cropped to the given side', async () => {
    const black = { r: 0, g: 0, b: 0 };
    const white = { width: 1000, height: 1000, channels: 3, background: '#fff' } as const;
    // The left half of the photograph is black, the right half is white.
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
  ])('the share picture of a page with a %s photograph weighs at most 90 kB', async (_, name) => {
    const card = aShareCard({ photograph: { url: '', side: 'centre' } });
    const picture = await renderSharePicture(card, art(name));
    expect(picture.length).toBeGreaterThan(40_000);
    expect(picture.length).toBeLessThan(90_000);
  });

  it('the share picture of a page rotates a photograph by its orientation, and puts a transparent one on paper', async () => {
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
  ])('the share picture of a page rejects %s', async (_, bytes) => {
    const card = aShareCard({ photograph: { url: '', side: 'centre' } });
    await expect(renderSharePicture(card, bytes)).rejects.toThrow();
  });
});
