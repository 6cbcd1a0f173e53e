import { startTransition, useState } from 'react';
import { appliedFilters } from '../../../../domain/catalogue/applied-filters';
import type { FilterField, ProductQuery } from '../../../../domain/catalogue/product-query';
import { queryWithout } from '../../../../domain/catalogue/unsupported-filters';
import { Icon } from '../../../components/drawings/icon';
import { lazyComponent } from '../../../components/loading/lazy-component';
import { SectionBoundary } from '../../../components/loading/section-boundary';
import { usePreload } from '../../../components/loading/use-preload';
import { productList } from '../../../content/pages/products/product-list';
import { useProductQuery } from '../use-product-query';
import { withFilterChips } from './applied-filters';
import { filterButtonStyle } from './filter-button-style';
import type { Facets } from './use-facets';

const { filters } = productList;

const filterSheet = lazyComponent(
  async () => (await withFilterChips(import('./filter-sheet'))).FilterSheet,
);

interface FilterButtonProps {
  readonly shown: ProductQuery;
  readonly unsupportedFilters: readonly FilterField[];
  readonly facets: Facets;
}

/** A button that opens the filters, for screens too narrow to show them beside the list. */
export function FilterButton({ shown, unsupportedFilters, facets }: FilterButtonProps) {
  const { query } = useProductQuery();
  const { controlProps, load } = usePreload(filterSheet);
  const [open, setOpen] = useState(false);
  const applied = appliedFilters(queryWithout(query, unsupportedFilters));
  const inForce = applied.filter(({ kind }) => kind !== 'text').length;

  async function openSheet() {
    // If the code fails to load, the sheet requests it again and shows the error.
    await load();
    // Uses a transition, so that a slow phone shows the click before it renders the sheet.
    startTransition(() => setOpen(true));
  }

  return (
    <>
      <button
        type="button"
        css={filterButtonStyle}
        aria-haspopup="dialog"
        {...controlProps}
        onClick={openSheet}
      >
        <Icon name="filter" />
        <span>{filters.open(inForce)}</span>
      </button>
      {open && (
        <SectionBoundary what={filters.what} skeleton={null}>
          <filterSheet.View shown={shown} facets={facets} onClose={() => setOpen(false)} />
        </SectionBoundary>
      )}
    </>
  );
}
