import { oilOf } from './oil';
import type { ProductSummary } from './product';

/** One row of cards. */
export const RELATED_LIMIT = 4;

/**
 * Products of other oils, one of each, in the order given. When there are too few oils for a row,
 * their other volumes fill it. The product's own oil is left out: its page offers its volumes.
 */
export function relatedProducts(
  product: ProductSummary,
  candidates: readonly ProductSummary[],
): readonly ProductSummary[] {
  const own = oilOf(product.title);
  const others = candidates.filter(({ id, title }) => id !== product.id && oilOf(title) !== own);
  const firstOfOil = new Map<string, ProductSummary>();
  for (const other of others) {
    if (!firstOfOil.has(oilOf(other.title))) firstOfOil.set(oilOf(other.title), other);
  }
  const firsts = new Set(firstOfOil.values());
  const rest = others.filter((other) => !firsts.has(other));
  return [...firsts, ...rest].slice(0, RELATED_LIMIT);
}
