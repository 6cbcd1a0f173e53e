import { useState } from 'react';
import type {
  FoundProducts,
  ProductAspect,
  ProductQuery,
} from '../../../domain/catalogue/product-query';
import { queryOf } from '../../site/queries/query';
import { useCached } from '../../site/queries/use-query';
import { useUseCases } from '../../site/use-cases-context';

export const useProductSearch = (query: ProductQuery) =>
  queryOf(useUseCases(), 'searchProducts', query);

/** What a search found that another part of the page has asked for; `undefined` until it has. */
export const useFoundProducts = (query: ProductQuery): FoundProducts | undefined =>
  useCached(useProductSearch(query));

/** What answers so far have shown the catalogue to know nothing of; `list` is the latest of them. */
export function useLacks(list: ProductQuery): readonly ProductAspect[] {
  const [known, setKnown] = useState<readonly ProductAspect[]>([]);
  // An older answer, found again, knows less.
  const news = (useFoundProducts(list)?.lacks ?? []).filter((aspect) => !known.includes(aspect));
  if (news.length > 0) setKnown([...known, ...news]);
  return known;
}
