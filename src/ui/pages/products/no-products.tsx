import { appliedFilters, withoutFilters } from '../../../domain/applied-filters';
import type { ProductQuery } from '../../../domain/product-query';
import { ArrowLink } from '../../components/arrow-link';
import { Button } from '../../components/button';
import { ButtonLink } from '../../components/button-link';
import { EmptyPanel } from '../../components/empty-panel';
import { productList } from '../../content/product-pages';
import { useProductQuery } from '../../hooks/use-product-query';

const { empty } = productList;

interface NoProductsProps {
  readonly query: ProductQuery;
  readonly onCleared: () => void;
}

/** Nothing found, or nothing there at all; with a way out of either. */
export function NoProducts({ query, onCleared }: NoProductsProps) {
  const { choose } = useProductQuery();
  if (appliedFilters(query).length === 0) {
    return (
      <EmptyPanel text={empty.heading} detail={empty.withoutFilters}>
        <ButtonLink href={empty.action.to}>{empty.action.label}</ButtonLink>
      </EmptyPanel>
    );
  }
  return (
    <EmptyPanel text={empty.heading} detail={empty.withFilters}>
      <Button
        onClick={() => {
          choose(withoutFilters);
          onCleared();
        }}
      >
        {empty.clear}
      </Button>
      <ArrowLink href={empty.action.to}>{empty.action.label}</ArrowLink>
    </EmptyPanel>
  );
}
