import { productList } from '../../content/pages/products/product-list';
import { ListHead } from '../../list/list-head';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { theme } from '../../theme/theme';

const { media, space } = theme;

export const ProductsHead = () => (
  <ListHead
    title={usePageTexts('navigation').names.products}
    lead={productList.lead}
    css={{
      [media.medium]: { paddingBlockEnd: space.s56 },
      // Aligned with the last column of cards.
      [media.rail]: { '.head-lead': { gridColumn: 'c 10 / end' } },
    }}
  />
);
