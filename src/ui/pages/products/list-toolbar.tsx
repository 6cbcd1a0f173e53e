import { css } from '@emotion/react';
import { changedQuery } from '../../../domain/catalogue/applied-filters';
import type { FilterField, ProductQuery } from '../../../domain/catalogue/product-query';
import { queryWithout, sortsWithout } from '../../../domain/catalogue/unsupported-filters';
import { InlineSelect } from '../../components/fields/inline-select';
import { WithoutScript } from '../../components/page/without-script';
import { lists } from '../../content/lists';
import { productList } from '../../content/pages/products/product-list';
import { ResultCount } from '../../list/result-count';
import { needsScript } from '../../theme/needs-script';
import { screenOnly } from '../../theme/print-label';
import { theme } from '../../theme/theme';
import { FilterButton } from './filters/filter-button';
import type { Facets } from './filters/use-facets';
import { ProductSearch } from './product-search';
import { useProductSearchQuery } from './use-found-products';
import { useProductQuery } from './use-product-query';

const { colour, media, space } = theme;
const RULE = `1px solid ${colour.line}`;

const style = css(screenOnly, {
  borderBlock: RULE,
  '.toolbar-line button, .toolbar-line :has(> label)': needsScript,
  '.toolbar-line': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: `0 ${space.s18}px`,
    minHeight: 70,
    borderBlockStart: RULE,
  },
  [media.rail]: {
    display: 'flex',
    alignItems: 'stretch',
    '.toolbar-line': { flex: 'none', gap: space.s36, borderBlockStart: 0 },
  },
});

interface ListToolbarProps {
  /** The query of the visible results; the results of the latest query may still be loading. */
  readonly shown: ProductQuery;
  /** Filters that the catalogue does not support. */
  readonly unsupportedFilters: readonly FilterField[];
  /** `null` when there is nothing to filter. */
  readonly facets: Facets | null;
}

/**
 * The search field, the number of results and the sort order; in narrow windows also the filter
 * button.
 */
export function ListToolbar({ shown, unsupportedFilters, facets }: ListToolbarProps) {
  const { query, push } = useProductQuery();
  return (
    <div css={style}>
      <ProductSearch />
      <WithoutScript>{lists.withoutScript}</WithoutScript>
      <div className="toolbar-line">
        {facets && (
          <FilterButton shown={shown} unsupportedFilters={unsupportedFilters} facets={facets} />
        )}
        <ResultCount
          search={useProductSearchQuery(shown)}
          words={productList}
          pending={<span>{productList.loading}</span>}
        />
        <InlineSelect
          label={productList.sortLabel}
          words={productList.sorts}
          values={sortsWithout(unsupportedFilters)}
          value={queryWithout(query, unsupportedFilters).sort ?? 'featured'}
          onChoose={(sort) =>
            push((current) =>
              changedQuery(current, { sort: sort === 'featured' ? undefined : sort }),
            )
          }
        />
      </div>
    </div>
  );
}
