import { shortNames } from '../../../domain/catalogue/comparison';
import type { Product } from '../../../domain/catalogue/product';
import { ArrowLink } from '../../components/actions/arrow-link';
import { productPage } from '../../content/pages/product/product-page';
import { queryOf } from '../../site/queries/query';
import { useQuery } from '../../site/queries/use-query';
import { compareAddress } from '../../site/routes';
import { useUseCases } from '../../site/use-cases-context';

/** A link to a comparison with a product of another species. Renders nothing if none is found. */
export function CompareLink({ product }: { readonly product: Product }) {
  const { answer: other } = useQuery(queryOf(useUseCases(), 'getCounterpart', product.id));
  if (!other) return null;
  const [name = other.title] = shortNames([other, product]);
  return (
    <ArrowLink href={compareAddress([product.id, other.id])}>
      {productPage.compareWith(name)}
    </ArrowLink>
  );
}
