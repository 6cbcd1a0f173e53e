import { useSuspenseQuery } from '@tanstack/react-query';
import type { ProductQuery } from '../../domain/product-query';
import { useUseCases } from '../app/use-cases-context';

export function useProductSearch(query: ProductQuery) {
  const { searchProducts } = useUseCases();
  const queryKey = ['searchProducts', query];
  return useSuspenseQuery({ queryKey, queryFn: ({ signal }) => searchProducts(query, signal) })
    .data;
}
