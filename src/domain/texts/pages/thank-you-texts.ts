import type { MenuLinkTexts } from '../navigation-texts';
import type { PageMetaTexts } from '../page-meta-texts';

/** The texts of the page that visitors see after they sent a form without JavaScript. */
export interface ThankYouTexts {
  readonly meta: PageMetaTexts;
  readonly title: string;
  readonly lead: string;
  /** What happens next, one sentence on each line. */
  readonly next: readonly string[];
  readonly button: string;
  readonly links: readonly MenuLinkTexts[];
}
