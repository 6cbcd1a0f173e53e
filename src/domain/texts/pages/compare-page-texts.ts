import type { PageMetaTexts } from '../page-meta-texts';

/** The texts of the comparison page, except the comparison itself. */
export interface ComparePageTexts {
  readonly meta: PageMetaTexts;
  readonly title: string;
  readonly lead: string;
}
