import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aLine } from '../../../test/builders/a-line';
import type { ProductId } from '../catalogue/product';
import {
  addLine,
  checkedLine,
  type EnquiryLine,
  type EnquiryList,
  isLine,
  lineOf,
  linePrice,
  MAX_LINES,
  MAX_QUANTITY,
  readQuantity,
  totalOf,
  withoutProduct,
  withQuantity,
} from './enquiry-list';

const another = (id: string, given: Partial<EnquiryLine> = {}) =>
  aLine({ product: { id, title: id }, ...given });
const manyLines = (count: number): EnquiryList =>
  Array.from({ length: count }, (_, place) => another(`p${place}`));
const quantities = (list: EnquiryList) => list.map(({ quantity }) => quantity);

describe('addLine', () => {
  it('addLine adds a product at the end', () => {
    expect(addLine([aLine()], another('frereana'))).toEqual({
      list: [aLine(), another('frereana')],
      outcome: 'added',
    });
  });

  it('addLine raises the quantity of a product that is listed already, and takes its newer price', () => {
    const { list, outcome } = addLine([aLine({ quantity: 2 })], aLine({ quantity: 3, price: 26 }));
    expect(list).toEqual([aLine({ quantity: 5, price: 26 })]);
    expect(outcome).toBe('increased');
  });

  it('addLine stops at the largest quantity', () => {
    const almost = addLine([aLine({ quantity: MAX_QUANTITY - 1 })], aLine({ quantity: 5 }));
    expect(almost).toMatchObject({ list: [{ quantity: MAX_QUANTITY }], outcome: 'increased' });
    expect(addLine(almost.list, aLine())).toMatchObject({
      list: [{ quantity: MAX_QUANTITY }],
      outcome: 'most',
    });
  });

  it('addLine refuses a twenty-first product, but still increases the quantity of a listed one', () => {
    const almost = manyLines(MAX_LINES - 1);
    const full = addLine(almost, another('last'));
    expect(full.outcome).toBe('added');
    expect(addLine(full.list, another('one-more'))).toEqual({ list: full.list, outcome: 'full' });
    expect(addLine(full.list, another('last')).outcome).toBe('increased');
  });
});

describe('changing a list', () => {
  it('changing a list changes the quantity of one line', () => {
    expect(quantities(withQuantity([aLine(), another('b')], 'b', 7))).toEqual([1, 7]);
  });

  it.each([0, -1, 1.5, MAX_QUANTITY + 1, Number.NaN])(
    'changing a list ignores the quantity %d',
    (quantity) => {
      expect(withQuantity([aLine()], 'carterii', quantity)).toEqual([aLine()]);
    },
  );

  it('changing a list removes one line', () => {
    expect(withoutProduct([aLine(), another('b')], 'carterii')).toEqual([another('b')]);
  });
});

describe('readQuantity', () => {
  it.each([
    ['1', 1],
    [' 12 ', 12],
    ['007', 7],
    ['999', 999],
    ['0', null],
    ['1000', null],
    ['', null],
    ['two', null],
    ['1.5', null],
    ['-3', null],
    ['1e2', null],
    ['٣', null],
  ])('readQuantity reads %j as %j', (typed, quantity) => {
    expect(readQuantity(typed)).toBe(quantity);
  });
});

describe('the prices before delivery', () => {
  it('the prices before delivery are the price of one piece times the quantity of the line', () => {
    expect(linePrice(aLine({ quantity: 3, price: 0.1 }))).toBe(0.3);
    expect(linePrice(aLine({ quantity: 3, price: null }))).toBeNull();
  });

  it('the prices before delivery add up the lines with a price, and count those on request', () => {
    const list = [
      aLine({ quantity: 2 }),
      another('b', { price: 12.5 }),
      another('c', { price: null }),
    ];
    expect(totalOf(list)).toEqual({ amount: 60.5, onRequest: 1 });
  });

  it('the prices before delivery are on request when no line has one', () => {
    expect(totalOf([aLine({ price: null })])).toEqual({ amount: null, onRequest: 1 });
    expect(totalOf([])).toEqual({ amount: null, onRequest: 0 });
  });

  it('the prices before delivery distinguish a free product from one on request', () => {
    expect(totalOf([aLine({ price: 0 })])).toEqual({ amount: 0, onRequest: 0 });
  });

  it('the prices before delivery are exact to the cent', () => {
    const cents = fc.integer({ min: 0, max: 100_000_000 });
    const quantity = fc.integer({ min: 1, max: MAX_QUANTITY });
    fc.assert(
      fc.property(fc.array(fc.tuple(cents, quantity), { minLength: 1, maxLength: 20 }), (rows) => {
        const list = rows.map(([price, count]) => aLine({ price: price / 100, quantity: count }));
        const expected = rows.reduce((sum, [price, count]) => sum + price * count, 0);
        expect(Math.round((totalOf(list).amount ?? 0) * 100)).toBe(expected);
      }),
    );
  });
});

describe('checkedLine', () => {
  const now = {
    id: 'carterii' as ProductId,
    title: 'Carterii',
    volume: 'Ten ml',
    price: 24,
  } as const;

  it('checkedLine leaves a line unchanged that the catalogue confirms', () => {
    expect(checkedLine(aLine({ quantity: 4 }), now)).toEqual({
      line: aLine({ quantity: 4 }),
      isGone: false,
    });
  });

  it('checkedLine reports that a product is gone, and keeps its line', () => {
    expect(checkedLine(aLine(), null)).toEqual({ line: aLine(), isGone: true });
  });

  it.each([
    ['higher', 24, 26],
    ['no longer set', 24, null],
    ['set now', null, 24],
  ])('checkedLine takes a price that is %s, and returns the former price', (_, before, after) => {
    expect(checkedLine(aLine({ price: before }), { ...now, price: after })).toEqual({
      line: aLine({ price: after }),
      isGone: false,
      formerPrice: before,
    });
  });

  it('checkedLine takes a new title without reporting a former price', () => {
    expect(checkedLine(aLine(), { ...now, title: 'Carterii, new' })).toEqual({
      line: aLine({ product: { id: 'carterii', title: 'Carterii, new' } }),
      isGone: false,
    });
  });
});

describe('isLine', () => {
  it('isLine accepts a line that lineOf returns', () => {
    const product = { id: 'a' as ProductId, title: 'A', volume: null, price: null };
    expect(isLine(lineOf(product))).toBe(true);
    expect(isLine(aLine())).toBe(true);
  });

  it.each([
    null,
    'text',
    {},
    { ...aLine(), product: null },
    { ...aLine(), product: { id: '', title: 'A' } },
    { ...aLine(), product: { id: 'a' } },
    { ...aLine(), volume: 'Five ml' },
    { ...aLine(), quantity: 0 },
    { ...aLine(), quantity: '1' },
    { ...aLine(), price: -1 },
    { ...aLine(), price: '24' },
    { ...aLine(), price: Number.NaN },
  ])('isLine rejects %j', (value) => {
    expect(isLine(value)).toBe(false);
  });
});
