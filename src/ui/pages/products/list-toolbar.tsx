import { css } from '@emotion/react';
import { changedQuery } from '../../../domain/applied-filters';
import { PRODUCT_SORTS, type ProductQuery, type ProductSort } from '../../../domain/product-query';
import { WordSelect } from '../../components/word-select';
import { productList } from '../../content/product-pages';
import { useProductQuery } from '../../hooks/use-product-query';
import { theme } from '../../theme/theme';
import { FilterSheet } from './filter-sheet';
import { ProductSearch } from './product-search';
import { ResultCount } from './result-count';

const { colour, media, space } = theme;
const RULE = `1px solid ${colour.line}`;

const style = css({
  borderBlock: RULE,
  '.toolbar-line': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: `0 ${space.s18}px`,
    minHeight: 70,
    borderBlockStart: RULE,
  },
  // The word takes the room of what is chosen, not of the longest choice.
  '.toolbar-sort select': { fieldSizing: 'content' },
  [media.rail]: {
    display: 'flex',
    alignItems: 'stretch',
    '.toolbar-line': { flex: 'none', gap: space.s36, borderBlockStart: 0 },
  },
});

interface ListToolbarProps {
  /** The list that shows, while the one asked for may still be on its way. */
  readonly shown: ProductQuery;
  /** Whether there is anything to filter. */
  readonly filters: boolean;
}

/** Search, count and sort on ruled lines; where there is no room for a rail, the way to the filters. */
export function ListToolbar({ shown, filters }: ListToolbarProps) {
  const { query, choose } = useProductQuery();
  return (
    <div css={style}>
      <ProductSearch />
      <div className="toolbar-line">
        {filters && <FilterSheet shown={shown} />}
        <ResultCount query={shown} />
        <WordSelect
          className="toolbar-sort"
          label={productList.sortLabel}
          value={query.sort ?? 'featured'}
          onChange={({ target }) => {
            const sort = target.value as ProductSort; // One of the options below.
            choose((current) =>
              changedQuery(current, { sort: sort === 'featured' ? undefined : sort }),
            );
          }}
        >
          {PRODUCT_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {productList.sorts[sort]}
            </option>
          ))}
        </WordSelect>
      </div>
    </div>
  );
}
