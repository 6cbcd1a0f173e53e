import { type MouseEvent, useEffect } from 'react';
import { changedQuery } from '../../../domain/catalogue/applied-filters';
import { queryWithout } from '../../../domain/catalogue/product-aspects';
import type { ProductQuery } from '../../../domain/catalogue/product-query';
import { productList } from '../../content/product-pages';
import { Pagination } from '../../list/pagination';
import { NoProducts } from './no-products';
import { ResultGrid } from './result-grid';
import { useProductQuery } from './use-product-query';
import { useProductSearch } from './use-product-search';

interface ProductResultsProps {
  readonly query: ProductQuery;
  /** Another page has been asked for. */
  readonly onTurned: () => void;
  /** The filters have been taken away from an empty list. */
  readonly onCleared: () => void;
}

/** What was found: a page of cards and the way to the other pages, or that there is nothing. */
export function ProductResults({ query, onTurned, onCleared }: ProductResultsProps) {
  const { items, total, page, pageCount, lacks } = useProductSearch(query);
  const { amend, hrefOf } = useProductQuery();

  const beyond = page > pageCount && total > 0;
  useEffect(() => {
    // An old link to a list that has become shorter: its last page is the nearest there is.
    if (beyond) amend((current) => changedQuery(current, { page: pageCount }));
  }, [beyond, amend, pageCount]);

  if (total === 0) return <NoProducts query={queryWithout(query, lacks)} onCleared={onCleared} />;
  const turned = ({ target, defaultPrevented }: MouseEvent) => {
    // Prevented: the router has followed the link, rather than the browser in another tab.
    if (defaultPrevented && target instanceof Element && target.closest('a')) onTurned();
  };
  return (
    <>
      <ResultGrid products={items} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: hears of the links inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link followed by key clicks as well */}
      <div onClick={turned}>
        <Pagination
          label={productList.pagesLabel}
          page={page}
          pageCount={pageCount}
          hrefOf={(other) => hrefOf(changedQuery(query, { page: other }))}
        />
      </div>
    </>
  );
}
