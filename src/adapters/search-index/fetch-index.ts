import * as v from 'valibot';
import { FILTER_FIELDS, type FilterField } from '../../domain/catalogue/product-query';

/**
 * The format of an index. `read-entries.ts` validates the entries one by one, so that only broken
 * ones are left out.
 */
const indexWire = v.object({
  unsupportedFilters: v.fallback(v.array(v.picklist(FILTER_FIELDS)), []),
  /** `null` when the list is too long for an index. */
  items: v.nullable(v.array(v.unknown())),
});

export interface SearchIndex {
  readonly unsupportedFilters: readonly FilterField[];
  readonly items: readonly unknown[];
}

/**
 * How long a fetched index is used, in ms. If a new release of the site replaces the index during
 * this time, searches still read the old one.
 */
const FRESH_MS = 60_000;

/**
 * Fetches an index. Returns `null` when it cannot be loaded, or when the site has none because its
 * catalogue is too large or the host renders pages on demand.
 */
async function fetchIndex(address: string): Promise<SearchIndex | null> {
  try {
    const response = await fetch(address);
    if (!response.ok) return null;
    const index = v.safeParse(indexWire, await response.json());
    if (!index.success || index.output.items === null) return null;
    return { ...index.output, items: index.output.items };
  } catch {
    // There is no network, or the host responds to every address with an HTML page.
    return null;
  }
}

/**
 * Returns a function that fetches an index at most once a minute and shares it among all searches.
 *
 * @param use makes the port that answers searches from the index.
 * @param now returns ms since 1970.
 */
export function indexReader<Port>(
  address: string,
  use: (index: SearchIndex) => Port,
  now: () => number = Date.now,
): () => Promise<Port | null> {
  let reading: Promise<Port | null> | null = null;
  let readAt = 0;
  return () => {
    if (reading === null || now() - readAt > FRESH_MS) {
      readAt = now();
      reading = fetchIndex(address).then((index) => (index === null ? null : use(index)));
    }
    return reading;
  };
}
