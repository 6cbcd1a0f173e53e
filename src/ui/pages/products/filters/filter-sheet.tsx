import { useEffect, useId, useRef } from 'react';
import { withoutFilters } from '../../../../domain/catalogue/applied-filters';
import type { ProductQuery } from '../../../../domain/catalogue/product-query';
import { Button } from '../../../components/actions/button';
import { TextButton } from '../../../components/actions/text-button';
import { DialogMenu } from '../../../components/dialog/dialog-menu';
import { Icon } from '../../../components/drawings/icon';
import { productFilters } from '../../../content/pages/products/product-filters';
import { WithFound } from '../../../list/with-found';
import { BREAKPOINTS } from '../../../theme/theme';
import { useProductSearchQuery } from '../use-found-products';
import { useProductQuery } from '../use-product-query';
import { FilterPanel } from './filter-panel';
import { filterSheetStyle } from './filter-sheet-style';
import type { Facets } from './use-facets';

const showSome = <span>{productFilters.showSome}</span>;

interface FilterSheetProps {
  readonly shown: ProductQuery;
  readonly facets: Facets;
  readonly onClose: () => void;
}

/** The filters in a bottom sheet. */
export function FilterSheet({ shown, facets, onClose }: FilterSheetProps) {
  const { push } = useProductQuery();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const search = useProductSearchQuery(shown);
  const close = () => dialog.current?.close();

  useEffect(() => dialog.current?.showModal(), []);

  return (
    <DialogMenu
      dialog={dialog}
      id={id}
      label={productFilters.heading}
      closeWhen={`(min-width: ${BREAKPOINTS.rail}px)`}
      onClose={onClose}
      css={filterSheetStyle}
    >
      <div className="sheet">
        <header>
          <h2>{productFilters.heading}</h2>
          <button type="button" aria-label={productFilters.close} onClick={close}>
            <Icon name="close" size={24} />
          </button>
        </header>
        <div className="sheet-body">
          <FilterPanel facets={facets} />
        </div>
        <footer>
          <Button onClick={close} wide>
            <WithFound search={search} pending={showSome} failed={showSome}>
              {({ total }) => <span>{productFilters.show(total)}</span>}
            </WithFound>
          </Button>
          <TextButton onClick={() => push(withoutFilters)}>{productFilters.clear}</TextButton>
        </footer>
      </div>
    </DialogMenu>
  );
}
