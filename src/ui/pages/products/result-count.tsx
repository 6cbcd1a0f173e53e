import type { ProductQuery } from '../../../domain/catalogue/product-query';
import { productList } from '../../content/product-pages';
import { theme } from '../../theme/theme';
import { visuallyHidden } from '../../theme/visually-hidden';
import { WithFound } from './with-found';

/** How many were found, said whenever it changes: the region is there before its words. */
export const ResultCount = ({ query }: { readonly query: ProductQuery }) => (
  <p role="status" css={{ ...theme.type.small, color: theme.colour.lichen }}>
    <WithFound query={query} pending={<span>{productList.loading}</span>} failed={null}>
      {({ total, page, pageCount }) => (
        <>
          <span>{productList.count(total)}</span>
          {page > 1 && <span css={visuallyHidden}>{productList.pageOf(page, pageCount)}</span>}
        </>
      )}
    </WithFound>
  </p>
);
