import * as v from 'valibot';
import { FILTER_FIELDS, type FilterField } from '../../domain/catalogue/product-query';

/** `read-entries.ts` validates entries one by one, so that only broken ones are left out. */
const indexWire = v.object({
  unsupportedFilters: v.fallback(v.array(v.picklist(FILTER_FIELDS)), []),
  /** `null` where the list is too long for an index. */
  items: v.nullable(v.array(v.unknown())),
});

export interface SearchIndex {
  readonly unsupportedFilters: readonly FilterField[];
  readonly items: readonly unknown[];
}

/**
 * How long an index counts as fresh, in ms. A new release of the site may replace it during this
 * time.
 */
const FRESH_MS = 60_000;

/**
 * @returns `null` where the site has no index, because its catalogue is too large or the host
 * renders pages on demand.
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
 * Fetches an index once a minute at most and shares it among all searches.
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
