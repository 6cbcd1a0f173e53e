import type { PageMetaTexts } from '../page-meta-texts';

/** The texts of the product list. */
export interface ProductsPageTexts {
  readonly meta: PageMetaTexts;
  readonly lead: string;
  /** The tile among the product cards that leads to the contact page. */
  readonly tile: { readonly text: string; readonly link: string };
  readonly whenEmpty: { readonly heading: string; readonly text: string };
}
