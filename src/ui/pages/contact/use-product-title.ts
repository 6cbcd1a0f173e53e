import { useQuery } from '@tanstack/react-query';
import type { ProductId } from '../../../domain/catalogue/product';
import { useUseCases } from '../../site/use-cases-context';

/**
 * The title of a product, `null` when there is none of this id; `undefined` while it is `coming`,
 * and where it cannot be had.
 */
export function useProductTitle(id: ProductId) {
  const { getProduct } = useUseCases();
  const { data: product, isLoading: coming } = useQuery({
    queryKey: ['getProduct', id],
    queryFn: ({ signal }) => getProduct(id, signal),
    enabled: id !== '',
  });
  return { title: product === null ? null : product?.title, coming };
}
