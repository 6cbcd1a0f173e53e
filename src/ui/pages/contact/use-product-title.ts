import { useQuery } from '@tanstack/react-query';
import type { ProductId } from '../../../domain/catalogue/product';
import { readQuery } from '../../site/read-query';
import { useUseCases } from '../../site/use-cases-context';

/**
 * The title of a product, `null` when there is none of this id; `undefined` while it is `coming`,
 * and where it cannot be had.
 */
export function useProductTitle(id: ProductId) {
  const { data: product, isLoading: coming } = useQuery({
    ...readQuery(useUseCases(), 'getProduct', id),
    enabled: id !== '',
  });
  return { title: product === null ? null : product?.title, coming };
}
