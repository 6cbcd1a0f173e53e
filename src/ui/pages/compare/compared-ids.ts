import { MOST_COMPARED } from '../../../domain/catalogue/comparison';
import type { ProductId } from '../../../domain/catalogue/product';

/** An address can hold anything; no id is longer. */
const LONGEST_ID = 200;

/** The products that an address asks for, `?product=…&product=…`: each once, three at most. */
export function comparedIdsIn(search: string): readonly ProductId[] {
  const ids = new URLSearchParams(search)
    .getAll('product')
    .map((id) => id.trim())
    .filter((id) => id !== '' && id.length <= LONGEST_ID);
  return [...new Set(ids)].slice(0, MOST_COMPARED) as ProductId[];
}
