import { inMemoryProductCatalogue } from '../../adapters/in-memory/in-memory-product-catalogue';
import { indexReader } from '../../adapters/search-index/fetch-index';
import { readProductEntries } from '../../adapters/search-index/read-entries';
import SEARCH_INDEXES from '../../adapters/search-index/search-indexes.json' with { type: 'json' };
import type { ProductCatalogue } from '../../application/ports/product-catalogue';

/**
 * Returns a catalogue that searches the published search index; `null` when the site has no index.
 */
export const productIndex = indexReader<ProductCatalogue>(
  SEARCH_INDEXES.product,
  ({ items, unsupportedFilters }) =>
    inMemoryProductCatalogue(readProductEntries(items), () => null, unsupportedFilters),
);
