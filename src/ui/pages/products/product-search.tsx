import { changedQuery } from '../../../domain/catalogue/applied-filters';
import { productList } from '../../content/pages/products/product-list';
import { SearchField } from '../../list/search-field';
import { ROUTES } from '../../site/routes';
import { theme } from '../../theme/theme';
import { useProductQuery } from './use-product-query';

/** The search field of the product list. A change of its text returns to the first page. */
export function ProductSearch() {
  const { query, replace } = useProductQuery();
  return (
    <SearchField
      css={{
        flex: 1,
        minWidth: 0,
        form: { minHeight: 80, [theme.media.rail]: { minHeight: 70 } },
      }}
      text={query.text ?? ''}
      onText={(text) =>
        replace((current) => changedQuery(current, { text: text === '' ? undefined : text }))
      }
      action={ROUTES.products}
      words={productList}
    />
  );
}
