import { MAX_COMPARED } from '../../../domain/catalogue/comparison';
import type { ProductId } from '../../../domain/catalogue/product';

/** Maximum length of an id in characters. No valid id is longer, but a URL can contain anything. */
const MAX_ID_LENGTH = 200;

/**
 * Returns the product ids in a query string, `?product=…&product=…`, without duplicates, three at
 * most.
 */
export function comparedIdsIn(search: string): readonly ProductId[] {
  const ids = new URLSearchParams(search)
    .getAll('product')
    .map((id) => id.trim())
    .filter((id) => id !== '' && id.length <= MAX_ID_LENGTH);
  return [...new Set(ids)].slice(0, MAX_COMPARED) as ProductId[];
}
