import { appliedFilters, withoutFilters } from '../../../domain/catalogue/applied-filters';
import type { ProductQuery } from '../../../domain/catalogue/product-query';
import { ArrowLink } from '../../components/actions/arrow-link';
import { Button } from '../../components/actions/button';
import { ButtonLink } from '../../components/actions/button-link';
import { EmptyPanel } from '../../components/loading/empty-panel';
import { noProducts as words } from '../../content/pages/products/no-products';
import { usePageTexts } from '../../site/queries/use-page-texts';
import { useProductQuery } from './use-product-query';

interface NoProductsProps {
  readonly query: ProductQuery;
  readonly onCleared: () => void;
}

/**
 * The empty state for a search without results or for a catalogue without products. In both cases,
 * it offers a link or a button to continue.
 */
export function NoProducts({ query, onCleared }: NoProductsProps) {
  const { heading, text } = usePageTexts('products-page').whenEmpty;
  const { push } = useProductQuery();
  if (appliedFilters(query).length === 0) {
    return (
      <EmptyPanel text={heading} detail={text}>
        <ButtonLink href={words.action.to}>{words.action.label}</ButtonLink>
      </EmptyPanel>
    );
  }
  return (
    <EmptyPanel text={heading} detail={words.withFilters}>
      <Button
        onClick={() => {
          push(withoutFilters);
          onCleared();
        }}
      >
        {words.clear}
      </Button>
      <ArrowLink href={words.action.to}>{words.action.label}</ArrowLink>
    </EmptyPanel>
  );
}
