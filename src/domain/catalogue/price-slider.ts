import type { ProductFilter } from './product-query';

/** The lowest and highest price of products that have one, in US dollars. */
export interface PriceRange {
  readonly lowest: number;
  readonly highest: number;
}

/** The scale of the price slider: whole dollars, ends included. */
export interface PriceScale {
  readonly minimum: number;
  readonly maximum: number;
  readonly step: number;
}

/** Approximate maximum number of slider positions. A wider price range gets a larger step. */
const POSITIONS = 1000;

/** The scale of the slider for a range of prices; `null` when all prices are equal. */
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

/**
 * The positions of the two slider handles for a filter. Without a price criterion, a handle is at
 * its end of the scale.
 */
export function priceEnds(filter: ProductFilter, scale: PriceScale): PriceEnds {
  const { minimumPrice = scale.minimum, maximumPrice = scale.maximum } = filter;
  return { from: within(scale, minimumPrice), to: within(scale, maximumPrice) };
}

/**
 * The price criteria for two slider positions. A position at an end of the scale sets no criterion.
 */
export function priceCriteria({ from, to }: PriceEnds, scale: PriceScale) {
  return {
    minimumPrice: from > scale.minimum ? from : undefined,
    maximumPrice: to < scale.maximum ? to : undefined,
  };
}
