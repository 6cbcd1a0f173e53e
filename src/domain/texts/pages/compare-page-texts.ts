import type { PageMetaTexts } from '../page-meta-texts';

/** The texts around the comparison on its own page. */
export interface ComparePageTexts {
  readonly meta: PageMetaTexts;
  readonly title: string;
  readonly lead: string;
}
