import { useSuspenseQuery } from '@tanstack/react-query';
import type { ProductId } from '../../../domain/catalogue/product';
import { useUseCases } from '../../site/use-cases-context';

/** `null` when there is none with this id. */
export function useProduct(id: ProductId) {
  const { getProduct } = useUseCases();
  const queryKey = ['getProduct', id];
  return useSuspenseQuery({ queryKey, queryFn: ({ signal }) => getProduct(id, signal) }).data;
}
