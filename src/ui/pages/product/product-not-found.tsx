import { css } from '@emotion/react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import raceme from '../../../../art/svg/raceme.svg?url&no-inline';
import { searchOf } from '../../../domain/product-query-address';
import { searchText } from '../../../domain/search-text';
import { ROUTES } from '../../app/routes';
import { ArrowLink } from '../../components/arrow-link';
import { Breadcrumb } from '../../components/breadcrumb';
import { Button } from '../../components/button';
import { FieldText } from '../../components/field-text';
import { PageHead } from '../../components/page-head';
import { PageHeading } from '../../components/page-heading';
import { meta, titleOf } from '../../content/meta';
import { productList, productPage } from '../../content/product-pages';
import { lineDrawing } from '../../theme/line-drawing';
import { pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';

const { colour, media, space, type } = theme;
const { notFound } = productPage;

const style = css(pageGrid, {
  paddingBlock: `${space.s12}px ${space.section}`,
  h1: { ...type.d2, marginBlockStart: space.s44 },
  '.not-found-text': {
    ...type.lead,
    marginBlock: `${space.s18}px ${space.s44}px`,
    color: colour.lichen,
  },
  form: { display: 'grid', gap: space.s18, maxWidth: 560 },
  ul: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.s8}px ${space.s36}px`,
    marginBlockStart: space.s36,
  },
  [media.medium]: {
    'h1, .not-found-text, search, ul': { gridColumn: 'c 1 / c 9' },
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
    <div css={style}>
      <PageHead title={titleOf(notFound.title)} description={meta.notFound.description} />
      <meta name="robots" content="noindex" />
      <Breadcrumb
        crumbs={[
          { label: 'Home', href: ROUTES.home },
          { label: productList.title, href: ROUTES.products },
          { label: notFound.title },
        ]}
      />
      <PageHeading>{notFound.title}</PageHeading>
      <p className="not-found-text">{notFound.text}</p>
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
    </div>
  );
}
