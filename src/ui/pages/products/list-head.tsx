import { css } from '@emotion/react';
import { ROUTES } from '../../app/routes';
import { Breadcrumb } from '../../components/breadcrumb';
import { PageHeading } from '../../components/page-heading';
import { productList } from '../../content/product-pages';
import { theme } from '../../theme/theme';

const { colour, media, space, type } = theme;

const style = css({
  display: 'grid',
  gap: space.s18,
  paddingBlock: `${space.s12}px ${space.s36}px`,
  h1: type.pageTitle,
  '.head-lead': { ...type.lead, color: colour.lichen },
  [media.medium]: {
    gridTemplateColumns: '8fr 4fr',
    alignItems: 'end',
    columnGap: space.gutter,
    rowGap: space.s44,
    paddingBlockEnd: space.s56,
    '.head-crumbs': { gridColumn: '1 / -1' },
  },
});

export const ListHead = () => (
  <header css={style}>
    <Breadcrumb
      className="head-crumbs"
      crumbs={[{ label: 'Home', href: ROUTES.home }, { label: productList.title }]}
    />
    <PageHeading>{productList.title}</PageHeading>
    <p className="head-lead">{productList.lead}</p>
  </header>
);
