import { oilOf } from './oil-volumes';
import type { ProductSummary } from './product';

/** Maximum number of related products: one row of cards. */
export const RELATED_LIMIT = 4;

/**
 * Products of other oils, in the order given: first one product of each oil and then, if these do
 * not fill a row of cards, further volumes of these oils. The product's own oil is left out,
 * because the product page already offers its volumes.
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
