import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPicture } from '../../../test/builders/a-picture';
import {
  type PictureFile,
  pictureFromFiles,
  renditionFilling,
  srcSet,
  viewsAmong,
} from './picture';

describe('srcSet', () => {
  it('srcSet lists the widths in ascending order', () => {
    const renditions = [
      { url: '/large.jpg', width: 1000 },
      { url: '/small.jpg', width: 375 },
    ];
    expect(srcSet(renditions)).toBe('/small.jpg 375w, /large.jpg 1000w');
  });

  it('srcSet is empty for a picture without renditions', () => {
    expect(srcSet([])).toBe('');
  });

  it('srcSet lists each width once, with the last URL given for it', () => {
    const twice = [
      { url: '/resized.jpg', width: 750 },
      { url: '/original.jpg', width: 750 },
    ];
    expect(srcSet(twice)).toBe('/original.jpg 750w');
  });

  it('srcSet lists all widths in ascending order, whatever their order before', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4000 }), { minLength: 1 }), (widths) => {
        const candidates = srcSet(widths.map((width) => ({ url: `/${width}.jpg`, width })));
        const listed = candidates.split(', ').map((one) => Number(one.split(' ')[1]?.slice(0, -1)));
        expect(listed).toEqual([...new Set(widths)].sort((one, other) => one - other));
      }),
    );
  });
});

describe('the rendition that fills an area', () => {
  const wide = aPicture({
    url: '/wide.jpg',
    width: 2000,
    height: 1000,
    renditions: [500, 1300, 1000, 2000].map((width) => ({ url: `/${width}.jpg`, width })),
  });

  it.each([
    [
      'the smallest rendition that is wide and high enough',
      { width: 400, height: 600 },
      '/1300.jpg',
    ],
    ['a rendition of exactly that size', { width: 1000, height: 500 }, '/1000.jpg'],
    ['the original when no rendition is large enough', { width: 3000, height: 10 }, '/wide.jpg'],
  ])('the rendition that fills an area is %s', (_, room, url) => {
    expect(renditionFilling(wide, room)).toBe(url);
  });

  it('the rendition that fills an area is the original when its size is unknown', () => {
    const room = { width: 10, height: 10 };
    expect(renditionFilling({ ...wide, width: null, height: null }, room)).toBe('/wide.jpg');
  });
});

describe('viewsAmong', () => {
  const renditions = [180, 245, 360, 720].map((width) => ({ url: `/${width}.avif`, width }));

  it('viewsAmong leaves out thumbnails', () => {
    expect(viewsAmong(renditions).map(({ width }) => width)).toEqual([360, 720]);
  });

  it('viewsAmong returns all renditions when all of them are thumbnails', () => {
    expect(viewsAmong(renditions.slice(0, 2))).toHaveLength(2);
  });
});

describe('pictureFromFiles', () => {
  const file = (format: string, width: number): PictureFile => ({
    url: `/${width}.${format}`,
    format,
    width,
    height: width * 1.25,
  });
  const files = [
    file('avif', 800),
    file('avif', 400),
    file('webp', 400),
    file('webp', 800),
    file('jpeg', 800),
    file('jpeg', 400),
  ];

  it('pictureFromFiles falls back to the largest file of the last format', () => {
    const picture = pictureFromFiles(files, { alt: 'Resin' });
    expect(picture).toMatchObject({ url: '/800.jpeg', width: 800, height: 1000, alt: 'Resin' });
    expect(srcSet(picture.renditions)).toBe('/400.jpeg 400w, /800.jpeg 800w');
  });

  it('pictureFromFiles offers the other formats first, in the order given', () => {
    const { sources } = pictureFromFiles(files, { alt: '' });
    expect(sources.map(({ type, renditions }) => [type, srcSet(renditions)])).toEqual([
      ['image/avif', '/400.avif 400w, /800.avif 800w'],
      ['image/webp', '/400.webp 400w, /800.webp 800w'],
    ]);
  });

  it('pictureFromFiles has a colour only when one is given', () => {
    expect(pictureFromFiles(files, { alt: '' }).colour).toBeNull();
    expect(pictureFromFiles(files, { alt: '', colour: '#c9a66b' }).colour).toBe('#c9a66b');
  });

  it('pictureFromFiles requires at least one file', () => {
    expect(() => pictureFromFiles([], { alt: '' })).toThrow(RangeError);
  });
});
