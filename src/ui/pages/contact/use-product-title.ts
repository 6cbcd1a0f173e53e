import type { ProductId } from '../../../domain/catalogue/product';
import { readOf } from '../../site/reads/read';
import { useAsked } from '../../site/reads/use-read';
import { useUseCases } from '../../site/use-cases-context';

/**
 * The title of a product, `null` when there is none of this id; `undefined` while it is `coming`,
 * and where it cannot be had.
 */
export function useProductTitle(id: ProductId) {
  const { answer, isComing } = useAsked(readOf(useUseCases(), 'getProduct', id), id !== '');
  return { title: answer === null ? null : answer?.title, coming: isComing };
}
