import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedQuery } from './applied-filters';
import { priceCriteria, priceEnds, priceScale } from './price-slider';

const prices = fc.integer({ min: 0, max: 10_000_000_000 }).map((amount) => amount / 100);

describe('priceScale', () => {
  it('priceScale has whole dollars from the lowest price to the highest', () => {
    expect(priceScale({ lowest: 18, highest: 640 })).toEqual({
      minimum: 18,
      maximum: 640,
      step: 1,
    });
    expect(priceScale({ lowest: 12.5, highest: 19.99 })).toEqual({
      minimum: 12,
      maximum: 20,
      step: 1,
    });
  });

  it('priceScale is null when all prices are equal', () => {
    expect(priceScale({ lowest: 24, highest: 24 })).toBeNull();
  });

  it('priceScale has larger steps for a wide range and still reaches both ends', () => {
    expect(priceScale({ lowest: 3, highest: 25_001 })).toEqual({
      minimum: 0,
      maximum: 25_100,
      step: 100,
    });
  });

  it('priceScale covers every price in at most about a thousand steps', () => {
    fc.assert(
      fc.property(prices, prices, (one, other) => {
        fc.pre(one !== other);
        const [lowest, highest] = one < other ? [one, other] : [other, one];
        const scale = priceScale({ lowest, highest });
        if (scale === null) throw new Error('There is a range');
        const steps = (scale.maximum - scale.minimum) / scale.step;
        expect(scale.minimum).toBeLessThanOrEqual(lowest);
        expect(scale.maximum).toBeGreaterThanOrEqual(highest);
        expect(Number.isInteger(steps)).toBe(true);
        expect(steps).toBeLessThanOrEqual(1002);
      }),
    );
  });
});

describe('priceEnds and priceCriteria', () => {
  const scale = { minimum: 18, maximum: 640, step: 1 };

  it('priceEnds and priceCriteria are at the ends of the scale without a price criterion', () => {
    expect(priceEnds({}, scale)).toEqual({ from: 18, to: 640 });
    expect(changedQuery({}, priceCriteria({ from: 18, to: 640 }, scale))).toEqual({});
  });

  it('priceEnds and priceCriteria are clamped to the scale when the address exceeds it', () => {
    expect(priceEnds({ minimumPrice: 1, maximumPrice: 9999 }, scale)).toEqual({
      from: 18,
      to: 640,
    });
    expect(priceEnds({ minimumPrice: 900 }, scale)).toEqual({ from: 640, to: 640 });
  });

  it('priceEnds and priceCriteria omit the limit of a handle at its end of the scale', () => {
    expect(priceCriteria({ from: 18, to: 100 }, scale)).toEqual({
      minimumPrice: undefined,
      maximumPrice: 100,
    });
  });

  it('priceEnds and priceCriteria restore the slider positions that the visitor chose', () => {
    const position = fc.integer({ min: 18, max: 640 });
    fc.assert(
      fc.property(position, position, (one, other) => {
        const ends = { from: Math.min(one, other), to: Math.max(one, other) };
        expect(priceEnds(changedQuery({}, priceCriteria(ends, scale)), scale)).toEqual(ends);
      }),
    );
  });
});
