import { useQuery } from '@tanstack/react-query';
import type { ProductId } from '../../domain/product';
import { useUseCases } from '../app/use-cases-context';

/** The title of a product; `null` until it is known, when there is none, and when it cannot be had. */
export function useProductTitle(id: ProductId): string | null {
  const { getProduct } = useUseCases();
  const { data } = useQuery({
    queryKey: ['getProduct', id],
    queryFn: ({ signal }) => getProduct(id, signal),
    enabled: id !== '',
  });
  return data?.title ?? null;
}
