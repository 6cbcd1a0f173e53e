import { formatPrice } from '../catalogue/price';

/** Units of the net content, as in the CMS. */
export const CONTENT_UNITS = ['ml', 'l', 'g', 'kg'] as const;

export type ContentUnit = (typeof CONTENT_UNITS)[number];

/** How much a package contains, without the package. */
export interface NetContent {
  /** More than 0. */
  readonly amount: number;
  readonly unit: ContentUnit;
}

/**
 * Unit prices below ten cents are given for a hundred units, because rounding to cents would
 * distort them.
 */
const LEAST_FOR_ONE = 0.1;

/** The net content as a label: `10 ml`. */
export const formatNetContent = ({ amount, unit }: NetContent): string => `${amount} ${unit}`;

/**
 * The price of one unit of the content as a label: `$2.40 / ml`. A price of less than ten cents is
 * given for a hundred units: `$4.20 / 100 g`.
 *
 * @param price dollars for the whole content, 0 or more.
 */
export function formatUnitPrice(price: number, { amount, unit }: NetContent): string {
  const forOne = price / amount;
  return forOne < LEAST_FOR_ONE
    ? `${formatPrice(forOne * 100)} / 100 ${unit}`
    : `${formatPrice(forOne)} / ${unit}`;
}
