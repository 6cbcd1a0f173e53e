import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalPrice, formatPrice } from './price';

describe('formatPrice', () => {
  it.each([
    [24, '$24.00'],
    [12.5, '$12.50'],
    [29.99, '$29.99'],
    [0, '$0.00'],
    [-0, '$0.00'],
    [0.05, '$0.05'],
    [1234, '$1,234.00'],
    [1_234_567.8, '$1,234,567.80'],
    [19.999_999, '$20.00'],
    [999.999, '$1,000.00'],
    [1e21, '$1,000,000,000,000,000,000,000.00'],
  ])('formatPrice writes %d as %s', (price, label) => {
    expect(formatPrice(price)).toBe(label);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -1, -0.01])(
    'formatPrice rejects %d',
    (price) => {
      expect(() => formatPrice(price)).toThrow(RangeError);
    },
  );

  it('formatPrice equals the output of Intl', () => {
    const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        expect(formatPrice(cents / 100)).toBe(dollars.format(cents / 100));
      }),
    );
  });

  it('formatPrice can be parsed back to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        const label = formatPrice(cents / 100);
        expect(label).toMatch(/^\$\d{1,3}(?:,\d{3})*\.\d{2}$/u);
        expect(Number(label.replaceAll(/[$,]/gu, ''))).toBe(cents / 100);
      }),
    );
  });
});

describe('decimalPrice', () => {
  it.each([
    [24, '24.00'],
    [0.1 + 0.2, '0.30'],
    [1e21, '1000000000000000000000.00'],
    [1234.5, '1234.50'],
  ])('decimalPrice writes %d as %s', (price, decimal) => {
    expect(decimalPrice(price)).toBe(decimal);
  });

  it('decimalPrice is the same amount as formatPrice, as a plain decimal', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e300, noNaN: true }), (price) => {
        expect(decimalPrice(price)).toMatch(/^\d+\.\d\d$/u);
        expect(decimalPrice(price)).toBe(formatPrice(price).replaceAll(/[$,]/gu, ''));
      }),
    );
  });
});
