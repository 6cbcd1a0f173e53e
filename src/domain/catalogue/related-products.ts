import { oilOf } from './oil';
import type { ProductSummary } from './product';

/** One row of cards. */
export const RELATED_LIMIT = 4;

/**
 * What else to look at: other oils, one product of each, in the order given. Where there are too
 * few oils for a row, their other volumes fill it. Never the product's own oil: its volumes are
 * offered on its page.
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
