import type { ProductDraft } from '../../../application/ports/product-catalogue';
import type { SampleFile } from './sample-picture-texts';

/** A product as an editor writes it, with the names of its pictures in `art/`. */
export interface SampleProduct extends Omit<ProductDraft, 'picture' | 'gallery' | 'searchListing'> {
  /**
   * Last segment of the page's URL, so it consists of readable words:
   * `frankincense-carterii-ten-ml`.
   */
  readonly id: string;
  readonly picture: SampleFile;
  readonly gallery: readonly SampleFile[];
}
