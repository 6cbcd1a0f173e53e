import { useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import type { ProductQuery } from '../../../domain/catalogue/product-query';
import { productQueryIn, searchOf } from '../../../domain/catalogue/product-query-address';
import { ROUTES } from '../../site/routes';
import { useRawAddress } from '../../site/use-raw-address';

type Change = (query: ProductQuery) => ProductQuery;

interface ProductQueryState {
  /** What the address asks for; the same object until the address changes. */
  readonly query: ProductQuery;
  /** A choice: a step that Back undoes. */
  readonly choose: (change: Change) => void;
  /** A step in the middle of something, such as typing: it leaves no trace in the history. */
  readonly amend: (change: Change) => void;
  readonly hrefOf: (query: ProductQuery) => string;
}

/** The product list's state, which lives in the address and nowhere else. */
export function useProductQuery(): ProductQueryState {
  const { search } = useRawAddress();
  const [, navigate] = useLocation();
  const latest = useRef(search);
  latest.current = search;

  return useMemo(() => {
    const hrefOf = (query: ProductQuery) => `${ROUTES.products}${searchOf(query, search)}`;
    const step = (change: Change, replace: boolean) => {
      const { current } = latest;
      const to = searchOf(change(productQueryIn(current)), current);
      // Choosing what is chosen is no step; nonsense in the address is no reason for one either.
      if (to === searchOf(productQueryIn(current), current)) return;
      // The state names the history entry, by which its scroll position is found again.
      const state = replace ? history.state : null;
      navigate(`${ROUTES.products}${to}`, { replace, state });
    };
    return {
      query: productQueryIn(search),
      choose: (change) => step(change, false),
      amend: (change) => step(change, true),
      hrefOf,
    };
  }, [search, navigate]);
}
