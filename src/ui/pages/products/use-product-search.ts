import { hashKey, useQuery, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type {
  FoundProducts,
  ProductAspect,
  ProductQuery,
} from '../../../domain/catalogue/product-query';
import { useUseCases } from '../../site/use-cases-context';

const NAME = 'searchProducts';

export function useProductSearch(query: ProductQuery) {
  const { searchProducts } = useUseCases();
  const queryKey = [NAME, query];
  return useSuspenseQuery({ queryKey, queryFn: ({ signal }) => searchProducts(query, signal) })
    .data;
}

/** What a search found that another part of the page has asked for; `undefined` until it has. */
export function useFoundProducts(query: ProductQuery): FoundProducts | undefined {
  const { searchProducts } = useUseCases();
  const queryKey = [NAME, query];
  const queryFn = ({ signal }: { readonly signal: AbortSignal }) => searchProducts(query, signal);
  return useQuery({ queryKey, queryFn, enabled: false }).data;
}

/** What answers so far have shown the catalogue to know nothing of; `list` is the latest of them. */
export function useLacks(list: ProductQuery): readonly ProductAspect[] {
  const found = useFoundProducts(list);
  const known = useRef<readonly ProductAspect[]>([]);
  // An older answer, found again, knows less.
  const news = found?.lacks.filter((aspect) => !known.current.includes(aspect)) ?? [];
  if (news.length > 0) known.current = [...known.current, ...news];
  return known.current;
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
