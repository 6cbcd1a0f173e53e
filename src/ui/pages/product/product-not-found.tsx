import { css } from '@emotion/react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { searchText } from '../../../domain/shared/search-text';
import { Button } from '../../components/actions/button';
import { LinkRow } from '../../components/actions/link-row';
import { TextField } from '../../components/fields/text-field';
import { NotFound } from '../../components/page/not-found';
import { productNotFound } from '../../content/pages/product/product-not-found';
import { productList } from '../../content/pages/products/product-list';
import { searchOf } from '../../site/addresses/product-query-address';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { ROUTES } from '../../site/routes';
import { theme } from '../../theme/theme';

const { media, space } = theme;

const formStyle = css({
  display: 'grid',
  gap: space.s18,
  maxWidth: 560,
  [media.medium]: { gridTemplateColumns: '1fr auto', alignItems: 'end' },
});

/** The not-found message for a product, with a product search and links to other pages. */
export function ProductNotFound() {
  const [text, setText] = useState('');
  const { products } = usePageTexts('navigation').names;
  const [, navigate] = useLocation();
  return (
    <NotFound
      title={productNotFound.title}
      text={productNotFound.text}
      list={{ label: products, href: ROUTES.products }}
    >
      <search>
        <form
          css={formStyle}
          action={ROUTES.products}
          onSubmit={(event) => {
            event.preventDefault();
            navigate(`${ROUTES.products}${searchOf({ text: searchText(text) })}`);
          }}
        >
          <TextField
            label={productList.searchLabel}
            type="search"
            name="q"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" icon="search">
            {productNotFound.search}
          </Button>
        </form>
      </search>
      <LinkRow links={productNotFound.ways} css={{ marginBlockStart: space.s36 }} />
    </NotFound>
  );
}
