import { useSuspenseQuery } from '@tanstack/react-query';
import type { Product } from '../../domain/product';
import { useUseCases } from '../app/use-cases-context';

export function useRelatedProducts(product: Product) {
  const { getRelatedProducts } = useUseCases();
  const queryKey = ['getRelatedProducts', product.id, product.title];
  return useSuspenseQuery({
    queryKey,
    queryFn: ({ signal }) => getRelatedProducts(product, signal),
  }).data;
}
