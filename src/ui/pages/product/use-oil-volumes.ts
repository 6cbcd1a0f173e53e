import { useSuspenseQuery } from '@tanstack/react-query';
import type { Product } from '../../../domain/catalogue/product';
import { useUseCases } from '../../site/use-cases-context';

/** In which volumes a product's oil is on offer. */
export function useOilVolumes(product: Product) {
  const { getOilVolumes } = useUseCases();
  const queryKey = ['getOilVolumes', product.id, product.title, product.volume];
  return useSuspenseQuery({ queryKey, queryFn: ({ signal }) => getOilVolumes(product, signal) })
    .data;
}
