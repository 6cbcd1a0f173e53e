import type { ProductFilter } from './product-query';

/** Of the products that have a price, in US dollars. */
export interface PriceRange {
  readonly lowest: number;
  readonly highest: number;
}

/** A ruler on which two ends of a price range are chosen: whole dollars, ends included. */
export interface PriceScale {
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
}

/** A hand on a ruler tells no more than about so many positions apart. */
const POSITIONS = 1000;

/** `null` when there is nothing to choose between. */
export function priceScale({ lowest, highest }: PriceRange): PriceScale | null {
  if (lowest >= highest) return null;
  const step = 10 ** Math.max(0, Math.ceil(Math.log10((highest - lowest) / POSITIONS)));
  return {
    minimum: Math.floor(lowest / step) * step,
    maximum: Math.ceil(highest / step) * step,
    step,
  };
}

export interface PriceEnds {
  readonly from: number;
  readonly to: number;
}

const within = ({ minimum, maximum }: PriceScale, price: number): number =>
  Math.min(maximum, Math.max(minimum, price));

/** Where the two ends stand for a filter: at the ruler's own ends where it has none. */
export function priceEnds(filter: ProductFilter, scale: PriceScale): PriceEnds {
  const { minimumPrice = scale.minimum, maximumPrice = scale.maximum } = filter;
  return { from: within(scale, minimumPrice), to: within(scale, maximumPrice) };
}

/** What two ends stand for; an end at the end of the ruler narrows nothing. */
export function priceCriteria({ from, to }: PriceEnds, scale: PriceScale) {
  return {
    minimumPrice: from > scale.minimum ? from : undefined,
    maximumPrice: to < scale.maximum ? to : undefined,
  };
}
