import { startTransition, useEffect, useId, useRef, useState } from 'react';
import { appliedFilters, withoutFilters } from '../../../../domain/catalogue/applied-filters';
import { queryWithout } from '../../../../domain/catalogue/product-aspects';
import type { ProductAspect, ProductQuery } from '../../../../domain/catalogue/product-query';
import { Button } from '../../../components/actions/button';
import { TextButton } from '../../../components/actions/text-button';
import { Icon } from '../../../components/drawing/icon';
import { DialogMenu } from '../../../components/page/dialog-menu';
import { productList } from '../../../content/pages/product-pages';
import { WithFound } from '../../../list/with-found';
import { BREAKPOINTS } from '../../../theme/theme';
import { useProductQuery } from '../use-product-query';
import { useProductSearch } from '../use-product-search';
import { FilterPanel } from './filter-panel';
import { filterSheetStyle, sheetButtonStyle } from './filter-sheet-style';
import type { Facets } from './use-facets';

const { filters } = productList;
const showSome = <span>{filters.showSome}</span>;

interface FilterSheetProps {
  readonly shown: ProductQuery;
  readonly lacks: readonly ProductAspect[];
  readonly facets: Facets;
}

/** The filters on a screen that has no room for them beside the list: a sheet from its foot. */
export function FilterSheet({ shown, lacks, facets }: FilterSheetProps) {
  const { query, push } = useProductQuery();
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const id = useId();
  const applied = appliedFilters(queryWithout(query, lacks));
  const inForce = applied.filter(({ kind }) => kind !== 'text').length;
  const search = useProductSearch(shown);
  const close = () => dialog.current?.close();

  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);

  return (
    <>
      <button
        type="button"
        css={sheetButtonStyle}
        aria-haspopup="dialog"
        // A slow phone shows the press first, and draws the sheet meanwhile.
        onClick={() => startTransition(() => setOpen(true))}
      >
        <Icon name="filter" />
        <span>{filters.open(inForce)}</span>
      </button>
      <DialogMenu
        dialog={dialog}
        id={id}
        label={filters.heading}
        closeWhen={`(min-width: ${BREAKPOINTS.rail}px)`}
        onClose={() => setOpen(false)}
        css={filterSheetStyle}
      >
        {open && (
          <div className="sheet">
            <header>
              <h2>{filters.heading}</h2>
              <button type="button" aria-label={filters.close} onClick={close}>
                <Icon name="close" size={24} />
              </button>
            </header>
            <div className="sheet-body">
              <FilterPanel facets={facets} />
            </div>
            <footer>
              <Button onClick={close} wide>
                <WithFound search={search} pending={showSome} failed={showSome}>
                  {({ total }) => <span>{filters.show(total)}</span>}
                </WithFound>
              </Button>
              <TextButton onClick={() => push(withoutFilters)}>{filters.clear}</TextButton>
            </footer>
          </div>
        )}
      </DialogMenu>
    </>
  );
}
