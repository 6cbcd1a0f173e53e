import type { ProductDraft } from '../../../application/ports/product-catalogue';
import type { SampleFile } from './sample-picture-texts';

/** A product as an editor writes it, with the names of its pictures in `art/`. */
export interface SampleProduct extends Omit<ProductDraft, 'picture' | 'gallery'> {
  /**
   * Part of the page's address, for example `/product-detail/frankincense-carterii-ten-ml`, so it
   * is readable.
   */
  readonly id: string;
  readonly picture: SampleFile;
  readonly gallery: readonly SampleFile[];
}
