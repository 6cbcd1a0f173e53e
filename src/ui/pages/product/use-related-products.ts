import { useSuspenseQuery } from '@tanstack/react-query';
import type { Product } from '../../../domain/catalogue/product';
import { useUseCases } from '../../site/use-cases-context';

export function useRelatedProducts(product: Product) {
  const { getRelatedProducts } = useUseCases();
  const queryKey = ['getRelatedProducts', product.id, product.title];
  return useSuspenseQuery({
    queryKey,
    queryFn: ({ signal }) => getRelatedProducts(product, signal),
  }).data;
}
