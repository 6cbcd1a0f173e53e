import type { ProductId } from '../../../domain/catalogue/product';
import { queryOf } from '../../site/queries/query';
import { useQuery } from '../../site/queries/use-query';
import { useUseCases } from '../../site/use-cases-context';

/**
 * Returns the title of a product: `null` when no product has this id, `undefined` while the title
 * is loading or when it failed to load.
 */
export function useProductTitle(id: ProductId) {
  const { answer } = useQuery(queryOf(useUseCases(), 'getProduct', id), id !== '');
  return answer === null ? null : answer?.title;
}
