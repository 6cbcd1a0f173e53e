import { type ComparedProduct, comparedFacts } from '../../../domain/catalogue/comparison';
import { comparedOf } from './compared';
import { FacingPages } from './facing-pages';
import { ThreeColumns } from './three-columns';

interface ComparisonProps {
  /** The two or three products to compare. */
  readonly products: readonly ComparedProduct[];
}

/** The differences between products, taken from their facts. */
export function Comparison({ products }: ComparisonProps) {
  const compared = comparedOf(products);
  const { differing } = comparedFacts(products);
  return compared.length === 2 ? (
    <FacingPages compared={compared} facts={differing} heading="h2" />
  ) : (
    <ThreeColumns compared={compared} facts={differing} />
  );
}
