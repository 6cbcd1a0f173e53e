import { describe, expect, it } from 'vitest';
import { aMediaWire } from '../../../../test/mothers/a-media-wire';
import { aProductWire } from '../../../../test/mothers/a-product-wire';
import { toProduct } from './to-product';

const product = (given: Record<string, unknown> = {}) =>
  toProduct(aProductWire(given), 'https://cms.example');

describe('toProduct', () => {
  it('reads every field, and takes nothing else along', () => {
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
      Colour: 'unknown to us',
    });
    expect(rest).toEqual({
      id: 'mg5gjubrk49r5b2zs6cda4g8',
      title: 'Sacra Frankincense Oil',
      description: 'Bright and citrus-led.',
      price: 42,
      rating: 4.8,
      volume: 'Ten ml',
      facts: [{ label: 'Botanical name', value: 'Boswellia sacra' }],
      changedAt: '2025-03-14T08:00:00.000Z',
    });
    expect(picture?.url).toBe('https://cms.example/uploads/tears.jpg');
    expect(pictures.map(({ url }) => url)).toEqual(['https://cms.example/uploads/two.jpg']);
  });

  it('is known by its documentId, not by the id that changes with every edit', () => {
    expect(product({ id: 17 }).id).toBe(product({ id: 24 }).id);
  });

  it('has null and empty for what the CMS left null', () => {
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

  it('has the same for what the CMS left out', () => {
    expect(toProduct({ documentId: 'a', Title: 'Oil' }, '')).toEqual({
      id: 'a',
      title: 'Oil',
      description: '',
      price: null,
      rating: null,
      volume: null,
      picture: null,
      gallery: [],
      facts: [],
      changedAt: null,
    });
  });

  it.each([
    ['a rating of 0', { Rating: 0 }, { rating: 0 }],
    ['a price of 0', { Price: 0 }, { price: 0 }],
    ['blanks around a title', { Title: ' Oil ' }, { title: 'Oil' }],
    ['a volume added in the CMS later', { Volume: 'Fifty ml' }, { volume: null }],
    ['a picture without an address', { productimage: { id: 1 } }, { picture: null }],
    ['a picture that is none', { productimage: 'tears.jpg' }, { picture: null }],
    ['a gallery that is none', { gallery: 'tears.jpg' }, { gallery: [] }],
    ['a broken picture in the gallery', { gallery: [null, {}] }, { gallery: [] }],
    ['facts that are none', { facts: { label: 'a' } }, { facts: [] }],
    [
      'a broken fact among others',
      { facts: [null, { label: 'only' }, { label: 'Notes', value: 'citrus' }] },
      { facts: [{ label: 'Notes', value: 'citrus' }] },
    ],
  ])('puts up with %s', (_, given, expected) => {
    expect(product(given)).toMatchObject(expected);
  });

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
    ['a price in words', aProductWire({ Price: '42' })],
    ['a negative price', aProductWire({ Price: -1 })],
    ['a rating of 7', aProductWire({ Rating: 7 })],
    ['a negative rating', aProductWire({ Rating: -0.1 })],
    ['the old nested form', { id: 1, attributes: aProductWire() }],
  ])('cannot read %s', (_, wire) => {
    expect(() => toProduct(wire, '')).toThrow(
      expect.objectContaining({ kind: 'malformed', cause: expect.any(Error) }),
    );
  });
});
