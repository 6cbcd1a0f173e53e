import type { SentTexts } from '../after-sending-texts';
import type { MenuLinkTexts } from '../navigation-texts';
import type { PageMetaTexts } from '../page-meta-texts';

/** The texts of the sign-up page, which the site also shows at unknown addresses. */
export interface SignUpTexts {
  readonly meta: PageMetaTexts;
  /** One array entry for each line. Each line has its own background. */
  readonly panel: readonly string[];
  readonly title: string;
  readonly lead: string;
  /** Shown after a mail asked the visitor to confirm. In `text`, `#` stands for their address. */
  readonly toConfirm: SentTexts;
  /** Shown when the visitor is on the list. */
  readonly onTheList: SentTexts;
  readonly notFound: {
    readonly title: string;
    /** Shown before the address that the visitor requested. */
    readonly before: string;
    readonly lead: string;
    readonly links: readonly MenuLinkTexts[];
    readonly formHeading: string;
  };
}
