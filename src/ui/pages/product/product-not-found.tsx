import { css } from '@emotion/react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import raceme from '../../../../art/svg/raceme.svg?url&no-inline';
import { searchText } from '../../../domain/shared/search-text';
import { ArrowLink } from '../../components/actions/arrow-link';
import { Button } from '../../components/actions/button';
import { FieldText } from '../../components/fields/field-text';
import { NotFound } from '../../components/page/not-found';
import { productList, productPage } from '../../content/pages/product-pages';
import { searchOf } from '../../site/product-query-address';
import { ROUTES } from '../../site/routes';
import { lineDrawing } from '../../theme/line-drawing';
import { theme } from '../../theme/theme';

const { colour, media, space } = theme;
const { notFound } = productPage;

const style = css({
  form: { display: 'grid', gap: space.s18, maxWidth: 560 },
  ul: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.s8}px ${space.s36}px`,
    marginBlockStart: space.s36,
  },
  [media.medium]: {
    'search, ul': { gridColumn: 'c 1 / c 9' },
    form: { gridTemplateColumns: '1fr auto', alignItems: 'end' },
    '&::after': {
      content: '""',
      gridColumn: 'c 10 / c 12',
      gridRow: '2 / 6',
      alignSelf: 'center',
      height: 'clamp(260px, 26vw, 380px)',
      ...lineDrawing(raceme, colour.umber),
    },
  },
});

/** No such product: said plainly, with the ways to those there are. */
export function ProductNotFound() {
  const [text, setText] = useState('');
  const [, navigate] = useLocation();
  return (
    <NotFound
      title={notFound.title}
      text={notFound.text}
      list={{ label: productList.title, href: ROUTES.products }}
      css={style}
    >
      <search>
        <form
          action={ROUTES.products}
          onSubmit={(event) => {
            event.preventDefault();
            navigate(`${ROUTES.products}${searchOf({ text: searchText(text) })}`);
          }}
        >
          <FieldText
            label={productList.searchLabel}
            type="search"
            name="q"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" icon="search">
            {notFound.search}
          </Button>
        </form>
      </search>
      <ul>
        {notFound.ways.map(({ label, to }) => (
          <li key={to}>
            <ArrowLink href={to}>{label}</ArrowLink>
          </li>
        ))}
      </ul>
    </NotFound>
  );
}
