import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aMediaWire } from '../../../../test/builders/a-media-wire';
import { srcSet } from '../../../domain/shared/picture';
import { toAddress } from './file-address';
import { mediaWire } from './strapi-wire';
import { toPicture } from './to-picture';

const HOST = 'https://cms.example';
const picture = (given: Record<string, unknown> = {}) =>
  toPicture(v.parse(mediaWire, aMediaWire(given)), HOST);

describe('the address of a picture', () => {
  it.each([
    ['/uploads/tears.jpg', 'https://cms.example/uploads/tears.jpg'],
    ['uploads/tears.jpg', 'https://cms.example/uploads/tears.jpg'],
    ['https://cdn.example/tears.jpg', 'https://cdn.example/tears.jpg'],
    ['HTTP://cdn.example/tears.jpg', 'http://cdn.example/tears.jpg'],
    ['//cdn.example/tears.jpg', 'https://cdn.example/tears.jpg'],
    ['//bucket/tears.jpg', 'https://bucket/tears.jpg'],
    ['bucket/tears.jpg', 'https://cms.example/bucket/tears.jpg'],
    ['my.bucket-1/tears.jpg', 'https://cms.example/my.bucket-1/tears.jpg'],
    ['tears.jpg', 'https://cms.example/tears.jpg'],
    [
      'oils.s3.eu-west-1.amazonaws.com/tears.jpg',
      'https://oils.s3.eu-west-1.amazonaws.com/tears.jpg',
    ],
    ['cdn.example.com:8443/tears.jpg', 'https://cdn.example.com:8443/tears.jpg'],
    ['/uploads/two tears.jpg', 'https://cms.example/uploads/two%20tears.jpg'],
    ['/uploads/two%20tears.jpg', 'https://cms.example/uploads/two%20tears.jpg'],
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
    ['/uploads/a:b.jpg', 'https://cms.example/uploads/a:b.jpg'],
  ])('the address of a picture for %s is %s', (url, address) => {
    expect(toAddress(url, HOST)).toBe(address);
  });
});

it('an address without a scheme gets the scheme of the CMS', () => {
  expect(toAddress('//localhost:9000/oils/tears.jpg', 'http://localhost:1337')).toBe(
    'http://localhost:9000/oils/tears.jpg',
  );
});

describe('toPicture', () => {
  it('toPicture keeps the alternative text, the size and every width', () => {
    const { renditions, ...rest } = picture();
    expect(rest).toEqual({
      url: 'https://cms.example/uploads/tears.jpg',
      alt: 'Tears of resin on bark',
      width: 1200,
      height: 1600,
      sources: [],
      colour: null,
      focus: null,
    });
    expect(srcSet(renditions)).toBe(
      [
        'https://cms.example/uploads/thumbnail_tears.jpg 117w',
        'https://cms.example/uploads/large_tears.jpg 750w',
        'https://cms.example/uploads/tears.jpg 1200w',
      ].join(', '),
    );
  });

  it.each([
    ['an edge', { x: 0, y: 100 }, { x: 0, y: 100 }],
    ['not set', null, null],
    ['missing', undefined, null],
    ['outside', { x: 101, y: 50 }, null],
    ['half of one', { x: 40 }, null],
    ['words', 'left', null],
  ])('toPicture has the focal point of the media library: %s', (_, focalPoint, focus) => {
    expect(picture({ focalPoint }).focus).toEqual(focus);
  });

  it.each([
    ['null, as for a small picture or a drawing', null],
    ['missing', undefined],
    ['empty', {}],
  ])('toPicture offers the original alone when formats are %s', (_, formats) => {
    expect(picture({ formats }).renditions).toEqual([
      { url: 'https://cms.example/uploads/tears.jpg', width: 1200 },
    ]);
  });

  it('toPicture leaves out a size that is heavier than the original', () => {
    const formats = {
      thumbnail: { url: '/t.png', width: 156, size: 15.59 },
      small: { url: '/s.png', width: 500, size: 176.08 },
      medium: { url: '/m.png', width: 750, size: 70.17 },
    };
    const { renditions } = picture({ url: '/o.png', width: 800, size: 70.17, formats });
    expect(renditions.map(({ width }) => width)).toEqual([156, 750, 800]);
  });

  it('toPicture keeps sizes of unknown weight, and all sizes of an original of unknown weight', () => {
    const small = { url: '/s.jpg', width: 500, size: null };
    expect(picture({ formats: { small } }).renditions).toHaveLength(2);
    const formats = { small: { ...small, size: 900 } };
    expect(picture({ formats, size: null }).renditions).toHaveLength(2);
  });

  it('toPicture leaves out an invalid size, and keeps the others', () => {
    const formats = {
      thumbnail: { url: '/t.jpg', width: 117 },
      small: null,
      medium: { url: '', width: 500 },
      large: { url: '/l.jpg', width: 0 },
    };
    expect(picture({ formats }).renditions.map(({ width }) => width)).toEqual([117, 1200]);
  });

  it('toPicture offers no widths for a file whose size the CMS could not read', () => {
    expect(picture({ width: null, height: null, formats: null })).toMatchObject({
      width: null,
      height: null,
      renditions: [],
    });
  });

  it('toPicture has an empty alternative text where there is none', () => {
    expect(picture({ alternativeText: null }).alt).toBe('');
  });
});

it.each(['https://', '//[', 'https://[oils', '//', ''])(
  'an address like %j is not a picture',
  (url) => {
    expect(v.safeParse(mediaWire, aMediaWire({ url })).success).toBe(false);
  },
);
