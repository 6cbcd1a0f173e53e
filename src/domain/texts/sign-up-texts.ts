import type { MenuLinkTexts } from './navigation-texts';
import type { PageMetaTexts } from './page-meta-texts';

/** The texts of the page of the sign-up, to which unknown addresses lead as well. */
export interface SignUpTexts {
  readonly meta: PageMetaTexts;
  /** Each entry is a line with its own background. */
  readonly panel: readonly string[];
  readonly title: string;
  readonly lead: string;
  readonly notFound: {
    readonly title: string;
    /** Precedes the address that the visitor requested. */
    readonly before: string;
    readonly lead: string;
    readonly links: readonly MenuLinkTexts[];
    readonly formHeading: string;
  };
}
