import type { PageMetaTexts } from '../page-meta-texts';

/** The texts of a product's page that are the same for all products. */
export interface ProductPageTexts {
  /** Used for a product without a description. */
  readonly meta: Pick<PageMetaTexts, 'description'>;
  readonly ask: { readonly button: string; readonly note: string };
  /** The section with the scent curve. */
  readonly hour: { readonly heading: string; readonly note: string };
  /** The section on the product's origin. */
  readonly tree: { readonly heading: string };
  /**
   * General advice. The owner has to compare it with the safety data sheet of the oil that is sold.
   */
  readonly safety: {
    readonly heading: string;
    readonly standard: string;
    readonly points: readonly string[];
    readonly link: string;
  };
  readonly related: { readonly heading: string; readonly link: string };
}
