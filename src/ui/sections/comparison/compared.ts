import { type PairedProduct, shortNames } from '../../../domain/catalogue/comparison';
import { BOTANICAL_NAME } from '../../../domain/catalogue/known-facts';
import { shortFact } from '../../../domain/catalogue/product-facts';
import { type Scent, scentOf } from '../../../domain/catalogue/scent';

/** A product in a comparison, with values derived from its facts. */
export interface Compared<P extends PairedProduct = PairedProduct> {
  readonly product: P;
  /** The shortest name that distinguishes the product from the others in the comparison. */
  readonly name: string;
  readonly latin: string | null;
  readonly scent: Scent | null;
}

export function comparedOf<P extends PairedProduct>(
  products: readonly P[],
): readonly Compared<P>[] {
  const names = shortNames(products);
  return products.map((product, place) => ({
    product,
    name: names[place] ?? product.title,
    latin: shortFact(product.facts, BOTANICAL_NAME),
    scent: scentOf(product.facts),
  }));
}
