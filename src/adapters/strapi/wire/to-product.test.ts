import { describe, expect, it } from 'vitest';
import { aMediaWire } from '../../../../test/builders/a-media-wire';
import { aProblemLog } from '../../../../test/builders/a-problem-log';
import { aProductLabel } from '../../../../test/builders/a-product-label';
import { aProductWire } from '../../../../test/builders/a-product-wire';
import { EMPTY_PRODUCT } from '../../../domain/catalogue/product';
import * as products from './to-product';

const NOW = Date.UTC(2026, 0, 1);

const toProduct = (value: unknown, host: string, log = aProblemLog()) =>
  products.toProduct(value, host, log, NOW);

const product = (given: Record<string, unknown> = {}, log = aProblemLog()) =>
  toProduct(aProductWire(given), 'https://cms.example', log);

describe('toProduct', () => {
  it('toProduct reads every field and nothing else', () => {
    const facts = [{ id: 3, label: 'Botanical name', value: 'Boswellia sacra' }];
    const gallery = [aMediaWire({ url: '/uploads/two.jpg' })];
    const {
      picture,
      gallery: pictures,
      ...rest
    } = product({
      productimage: aMediaWire(),
      gallery,
      facts,
      label: { id: 4, inci: 'Boswellia Sacra Oil' },
      availability: 'Sold out',
      searchTitle: ' Searched ',
      searchDescription: null,
      searchPicture: null,
      Colour: 'unknown to us',
    });
    expect(rest).toEqual({
      id: 'mg5gjubrk49r5b2zs6cda4g8',
      title: 'Sacra Frankincense Oil',
      description: 'Bright and citrus-led.',
      price: 42,
      rating: 4.8,
      volume: 'Ten ml',
      availability: 'Sold out',
      facts: [{ label: 'Botanical name', value: 'Boswellia sacra' }],
      label: aProductLabel({ inci: 'Boswellia Sacra Oil' }),
      searchListing: { title: 'Searched', description: '', picture: null },
      changedAt: '2025-03-14T08:00:00.000Z',
    });
    expect(picture?.url).toBe('https://cms.example/uploads/tears.jpg');
    expect(pictures.map(({ url }) => url)).toEqual(['https://cms.example/uploads/two.jpg']);
  });

  it('toProduct takes its id from documentId, not from the id that changes with every edit', () => {
    expect(product({ id: 17 }).id).toBe(product({ id: 24 }).id);
  });

  it('toProduct has null and empty values for null fields', () => {
    const nothing = { Description: null, Price: null, Rating: null, Volume: null };
    expect(product({ ...nothing, productimage: null, gallery: null, facts: null })).toMatchObject({
      description: '',
      price: null,
      rating: null,
      volume: null,
      picture: null,
      gallery: [],
      facts: [],
    });
  });

  it('toProduct has null and empty values for missing fields', () => {
    expect(toProduct({ documentId: 'a', Title: 'Oil' }, '')).toEqual({
      ...EMPTY_PRODUCT,
      id: 'a',
      title: 'Oil',
    });
  });

  it.each([
    ['a rating of 0', { Rating: 0 }, { rating: 0 }],
    ['a price of 0', { Price: 0 }, { price: 0 }],
    ['blanks around a title', { Title: ' Oil ' }, { title: 'Oil' }],
    ['a volume added in the CMS later', { Volume: 'Fifty ml' }, { volume: null }],
    ['an availability added later', { availability: 'Soon' }, { availability: null }],
    ['a search title of blanks', { searchTitle: '  ' }, { searchListing: null }],
    ['a search picture without an address', { searchPicture: { id: 1 } }, { searchListing: null }],
    ['a picture without an address', { productimage: { id: 1 } }, { picture: null }],
    ['a picture that is a text', { productimage: 'tears.jpg' }, { picture: null }],
    ['a gallery that is a text', { gallery: 'tears.jpg' }, { gallery: [] }],
    ['a broken picture in the gallery', { gallery: [null, {}] }, { gallery: [] }],
    ['facts that are no list', { facts: { label: 'a' } }, { facts: [] }],
    [
      'a broken fact among others',
      { facts: [null, { label: 'only' }, { label: 'Notes', value: 'citrus' }] },
      { facts: [{ label: 'Notes', value: 'citrus' }] },
    ],
  ])('toProduct accepts %s', (_, given, expected) => {
    expect(product(given)).toMatchObject(expected);
  });

  const paragraph = (text: string) => ({ type: 'paragraph', children: [{ type: 'text', text }] });

  it.each([
    ['24.50', 24.5],
    ['24', 24],
    [' $1,000.00 ', 1000],
    ['1,000', 1000],
    ['1,234,567.89', 1_234_567.89],
    ['9,79', 9.79],
    ['1.000,00', 1000],
    ['1.234.567', 1_234_567],
    ['1\u00a0234,50', 1234.5],
    ["1'234.50", 1234.5],
    ['0.500', 0.5],
    ['1234.500', 1234.5],
    ['24 USD', 24],
    [0.1 + 0.2, 0.3],
    [1e21, 1e21],
  ])('toProduct reads a price of %j as %d', (Price, price) => {
    const log = aProblemLog();
    expect(product({ Price }, log).price).toBe(price);
    expect(log.problems).toEqual([]);
  });

  it.each([
    ...['1.000', '24.500', '1,00,000', '1,0000', '12.34.56', '1,234.5,6', '-3', '−3', 'free', '€9'],
    ...['1e3', '0x10', 'Infinity', 'NaN', '9.79 or so', -3, -0, Number.NaN],
    ...[Number.POSITIVE_INFINITY, true, [24], { amount: 24 }],
  ])('toProduct leaves out a price of %j and reports it', (Price) => {
    const log = aProblemLog();
    expect(product({ Price }, log)).toMatchObject({ title: 'Sacra Frankincense Oil', price: null });
    expect(log.problems).toEqual([
      expect.stringMatching(/^Price of "Sacra Frankincense Oil" was left out: /u),
    ]);
  });

  it.each([
    ['4.5', 4.5],
    ['4,5', 4.5],
    ['5', 5],
    [0, 0],
  ])('toProduct reads a rating of %j as %d', (Rating, rating) => {
    expect(product({ Rating }).rating).toBe(rating);
  });

  it.each([5.5, 7, -0.1, '5.5', '-1', '4.5/5', 'good', Number.NaN, [4]])(
    'toProduct leaves out a rating of %j and reports it',
    (Rating) => {
      const log = aProblemLog();
      expect(product({ Rating }, log)).toMatchObject({ price: 42, rating: null });
      expect(log.problems).toEqual([expect.stringMatching(/^Rating of "Sacra/u)]);
    },
  );

  it('toProduct reads a description from the block editor', () => {
    const Description = [
      { type: 'heading', level: 2, children: [{ type: 'text', text: 'Bright' }] },
      paragraph('and'),
      {
        type: 'list',
        children: [
          { type: 'list-item', children: [{ type: 'text', text: 'citrus' }] },
          {
            type: 'list-item',
            children: [
              { type: 'link', url: '/x', children: [{ type: 'text', text: 'led' }] },
              { type: 'text', text: '.', bold: true },
            ],
          },
        ],
      },
    ];
    expect(product({ Description }).description).toBe('Bright\n\nand\n\ncitrus\nled.');
  });

  it.each([12, { en: 'Bright' }, [paragraph('a'), 'b'], [[[]]]])(
    'toProduct leaves out a description of %j and reports it',
    (Description) => {
      const log = aProblemLog();
      expect(product({ Description }, log)).toMatchObject({ price: 42, description: '' });
      expect(log.problems).toEqual([expect.stringMatching(/^Description of "Sacra/u)]);
    },
  );

  it('toProduct reports each field that it leaves out, with its value', () => {
    const log = aProblemLog();
    product({ Price: -3, Rating: 5.5, Volume: 'Fifty ml', productimage: { id: 1 } }, log);
    expect(log.problems).toEqual([
      'Price of "Sacra Frankincense Oil" was left out: it is -3',
      'Rating of "Sacra Frankincense Oil" was left out: it is 5.5',
      'Volume of "Sacra Frankincense Oil" was left out: it is "Fifty ml"',
      'productimage of "Sacra Frankincense Oil" was left out: it is {"id":1}',
    ]);
  });

  it.each(['not a date', '2099-01-01T00:00:00.000Z', '2025-02-30', 12])(
    'toProduct has no change date where that is %j',
    (updatedAt) => {
      expect(product({ updatedAt }).changedAt).toBeNull();
    },
  );

  it.each([
    ['null', null],
    ['nothing in it', {}],
    ['a text', 'Sacra Frankincense Oil'],
    ['a list', []],
    ['no id', aProductWire({ documentId: undefined })],
    ['an empty id', aProductWire({ documentId: '' })],
    ['no title', aProductWire({ Title: null })],
    ['a blank title', aProductWire({ Title: '  ' })],
    ['a title that is a number', aProductWire({ Title: 12 })],
    ['an invisible title', aProductWire({ Title: '\u200b\u00ad\u0301' })],
    ['the old nested form', { id: 1, attributes: aProductWire() }],
  ])('toProduct cannot read %s', (_, wire) => {
    expect(() => toProduct(wire, '')).toThrow(
      expect.objectContaining({ kind: 'malformed', cause: expect.any(Error) }),
    );
  });
});
