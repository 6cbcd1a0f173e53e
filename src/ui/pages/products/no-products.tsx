import { appliedFilters, withoutFilters } from '../../../domain/catalogue/applied-filters';
import type { ProductQuery } from '../../../domain/catalogue/product-query';
import { ArrowLink } from '../../components/actions/arrow-link';
import { Button } from '../../components/actions/button';
import { ButtonLink } from '../../components/actions/button-link';
import { EmptyPanel } from '../../components/waiting/empty-panel';
import { productList } from '../../content/pages/product-list';
import { useProductQuery } from './use-product-query';

const { empty } = productList;

interface NoProductsProps {
  readonly query: ProductQuery;
  readonly onCleared: () => void;
}

/** Nothing found, or nothing there at all; with a way out of either. */
export function NoProducts({ query, onCleared }: NoProductsProps) {
  const { push } = useProductQuery();
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
          push(withoutFilters);
          onCleared();
        }}
      >
        {empty.clear}
      </Button>
      <ArrowLink href={empty.action.to}>{empty.action.label}</ArrowLink>
    </EmptyPanel>
  );
}
