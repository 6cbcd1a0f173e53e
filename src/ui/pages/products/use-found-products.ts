import { useState } from 'react';
import type {
  FilterField,
  FoundProducts,
  ProductQuery,
} from '../../../domain/catalogue/product-query';
import { queryOf } from '../../site/queries/query';
import { useCached } from '../../site/queries/use-query';
import { useUseCases } from '../../site/use-cases-context';

export const useProductSearchQuery = (query: ProductQuery) =>
  queryOf(useUseCases(), 'searchProducts', query);

/**
 * Returns the cached results of a search that another part of the page makes; `undefined` until
 * they are loaded.
 */
export const useFoundProducts = (query: ProductQuery): FoundProducts | undefined =>
  useCached(useProductSearchQuery(query));

/**
 * Returns the filters that the catalogue does not support, according to all responses so far.
 * `list` is the query of the latest response.
 */
export function useUnsupportedFilters(list: ProductQuery): readonly FilterField[] {
  const [collected, setCollected] = useState<readonly FilterField[]>([]);
  // Keeps the filters that earlier responses reported, because a cached response may report fewer.
  const added = (useFoundProducts(list)?.unsupportedFilters ?? []).filter(
    (field) => !collected.includes(field),
  );
  if (added.length > 0) setCollected([...collected, ...added]);
  return collected;
}
