import { ListHead } from '../../list/list-head';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { theme } from '../../theme/theme';

const { media, space } = theme;

export function ProductsHead() {
  const { products } = usePageTexts('navigation').names;
  const { lead } = usePageTexts('products-page');
  return (
    <ListHead
      title={products}
      lead={lead}
      css={{
        [media.medium]: { paddingBlockEnd: space.s56 },
        // Aligns the lead with the last column of cards.
        [media.rail]: { '.head-lead': { gridColumn: 'c 10 / end' } },
      }}
    />
  );
}
