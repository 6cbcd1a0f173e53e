import { changedQuery } from '../../../domain/applied-filters';
import { ROUTES } from '../../app/routes';
import { SearchField } from '../../components/search-field';
import { productList } from '../../content/product-pages';
import { useProductQuery } from '../../hooks/use-product-query';
import { theme } from '../../theme/theme';

/** Other words are another list: it starts at its first page. */
export function ProductSearch() {
  const { query, amend } = useProductQuery();
  return (
    <SearchField
      css={{
        flex: 1,
        minWidth: 0,
        form: { minHeight: 80, [theme.media.rail]: { minHeight: 70 } },
      }}
      text={query.text ?? ''}
      onText={(text) =>
        amend((current) => changedQuery(current, { text: text === '' ? undefined : text }))
      }
      action={ROUTES.products}
      words={productList}
    />
  );
}
