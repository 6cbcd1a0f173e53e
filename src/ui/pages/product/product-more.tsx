import { splitDescription } from '../../../domain/catalogue/description';
import { BOTANICAL_NAME, SCENT_MOMENTS } from '../../../domain/catalogue/known-facts';
import type { ProductId } from '../../../domain/catalogue/product';
import { shortFact, sortedFacts } from '../../../domain/catalogue/product-facts';
import { scentOf } from '../../../domain/catalogue/scent';
import { SectionBoundary } from '../../components/loading/section-boundary';
import { currentBatch } from '../../content/pages/product/current-batch';
import { useSuspenseQuery } from '../../site/queries/use-query';
import { useAddressId } from '../../site/use-address-id';
import { CurrentBatch } from './current-batch';
import { ProductOrigin } from './product-origin';
import { RelatedProducts } from './related-products';
import { ScentHour } from './scent-hour';
import { UseAndSafety } from './use-and-safety';

/** More about the product in the URL: its scent, its origin and related products. */
export function ProductMore() {
  const product = useSuspenseQuery('getProduct', useAddressId() as ProductId);
  if (product === null) return null;
  const { description, facts } = product;
  const { rest } = splitDescription(description);
  const { hour, table } = sortedFacts(facts, SCENT_MOMENTS);
  const scent = scentOf(facts);
  const latin = shortFact(facts, BOTANICAL_NAME);
  // Leaves out the botanical name when it is identical to the Latin name above the title.
  const shownFacts = table.filter(
    ({ label, value }) => label !== BOTANICAL_NAME || value !== latin,
  );
  return (
    <>
      {hour !== null && scent !== null && <ScentHour hour={hour} scent={scent} />}
      {(rest.length > 0 || shownFacts.length > 0) && (
        <ProductOrigin paragraphs={rest} facts={shownFacts} latin={latin} />
      )}
      <SectionBoundary what={currentBatch.what} skeleton={null}>
        <CurrentBatch product={product.id} />
      </SectionBoundary>
      <UseAndSafety label={product.label} />
      <RelatedProducts product={product} />
    </>
  );
}
