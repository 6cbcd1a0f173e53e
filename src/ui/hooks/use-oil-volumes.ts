import { useQuery } from '@tanstack/react-query';
import { volumesOfOil } from '../../domain/oil';
import type { Product } from '../../domain/product';
import { useUseCases } from '../app/use-cases-context';

/**
 * In which volumes a product's oil is on offer. Until the answer is there, or without one, only
 * the product's own.
 */
export function useOilVolumes(product: Product) {
  const { getOilVolumes } = useUseCases();
  const queryKey = ['getOilVolumes', product.id, product.title, product.volume];
  const { data } = useQuery({ queryKey, queryFn: ({ signal }) => getOilVolumes(product, signal) });
  return data ?? volumesOfOil(product, []);
}
