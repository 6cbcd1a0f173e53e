import { css } from '@emotion/react';
import { ROUTES } from '../../app/routes';
import { Breadcrumb } from '../../components/breadcrumb';
import { PageHeading } from '../../components/page-heading';
import { productList } from '../../content/product-pages';
import { theme } from '../../theme/theme';

const { colour, media, space, type } = theme;

const style = css({
  display: 'grid',
  gridTemplateColumns: 'subgrid',
  rowGap: space.s18,
  paddingBlock: `${space.s12}px ${space.s36}px`,
  '> *': { gridColumn: '1 / -1', minWidth: 0 },
  h1: type.pageTitle,
  '.head-lead': { ...type.lead, color: colour.lichen },
  [media.medium]: {
    alignItems: 'end',
    rowGap: space.s44,
    paddingBlockEnd: space.s56,
    h1: { gridColumn: 'c 1 / c 9' },
    '.head-lead': { gridColumn: 'c 9 / end' },
  },
  // Above the last column of cards.
  [media.rail]: { '.head-lead': { gridColumn: 'c 10 / end' } },
});

export const ListHead = () => (
  <header css={style}>
    <Breadcrumb crumbs={[{ label: 'Home', href: ROUTES.home }, { label: productList.title }]} />
    <PageHeading>{productList.title}</PageHeading>
    <p className="head-lead">{productList.lead}</p>
  </header>
);
