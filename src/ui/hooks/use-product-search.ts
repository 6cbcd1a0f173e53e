import { hashKey, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { appliedFilters } from '../../domain/applied-filters';
import type { Page } from '../../domain/page';
import type { Product } from '../../domain/product';
import type { ProductQuery } from '../../domain/product-query';
import { useUseCases } from '../app/use-cases-context';

const NAME = 'searchProducts';

export function useProductSearch(query: ProductQuery) {
  const { searchProducts } = useUseCases();
  const queryKey = [NAME, query];
  return useSuspenseQuery({ queryKey, queryFn: ({ signal }) => searchProducts(query, signal) })
    .data;
}

/** What a search found that another part of the page has asked for; `undefined` until it has. */
export function useFoundProducts(query: ProductQuery): Page<Product> | undefined {
  const { searchProducts } = useUseCases();
  const queryKey = [NAME, query];
  const queryFn = ({ signal }: { readonly signal: AbortSignal }) => searchProducts(query, signal);
  return useQuery({ queryKey, queryFn, enabled: false }).data;
}

/** Whether there is anything to choose between, as far as is known. */
export function useWorthFiltering(query: ProductQuery): boolean {
  const found = useFoundProducts(query);
  return appliedFilters(query).length > 0 || found === undefined || found.total > 1;
}

/**
 * Calls off searches that nobody waits for any more, now that `query` is what is asked for, and
 * forgets failed ones: who comes back to them gets another try.
 */
export function useOnlyProductSearch(query: ProductQuery): void {
  const queries = useQueryClient();
  useEffect(() => {
    const hash = hashKey([NAME, query]);
    const others = { queryKey: [NAME], predicate: ({ queryHash = '' }) => queryHash !== hash };
    void queries.cancelQueries({ ...others, fetchStatus: 'fetching' });
    queries.removeQueries({
      ...others,
      predicate: (other) => others.predicate(other) && other.state.status === 'error',
    });
  }, [queries, query]);
}
