import * as v from 'valibot';
import type { PriceRange } from '../../../domain/catalogue/price-slider';
import { priceWire } from '../wire/number-wire';
import { readWire } from '../wire/read-wire';
import type { ListParameters } from './list-parameters';

const pricedWire = v.object({
  data: v.array(v.object({ Price: v.fallback(v.nullable(priceWire), null) })),
});

const endParameters = (direction: 'asc' | 'desc'): ListParameters => ({
  sort: [`Price:${direction}`, 'documentId:asc'],
  pagination: { page: 1, pageSize: 1 },
  fields: ['Price'],
  // Databases sort missing prices differently, so exclude them.
  filters: { Price: { $gte: 0 } },
});

/** Fetches the lowest and the highest price with one call each. `list` makes the list call. */
export async function readPriceRange(
  list: (parameters: ListParameters) => Promise<unknown>,
): Promise<PriceRange | null> {
  const answers = await Promise.all([list(endParameters('asc')), list(endParameters('desc'))]);
  const [lowest, highest] = answers.map((answer) => readWire(pricedWire, answer).data[0]?.Price);
  return lowest == null || highest == null ? null : { lowest, highest };
}
