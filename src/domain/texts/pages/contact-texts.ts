import type { AfterSendingTexts } from '../after-sending-texts';
import type { PageMetaTexts } from '../page-meta-texts';

/** The texts of the contact page. The contact details are in `SiteDetails`. */
export interface ContactTexts {
  readonly meta: PageMetaTexts;
  readonly title: string;
  readonly lead: string;
  readonly details: {
    readonly email: string;
    readonly telephone: string;
    readonly region: string;
  };
  /** The link that removes the product from the message. */
  readonly forgetProduct: string;
  readonly afterSending: AfterSendingTexts;
  readonly wholesale: { readonly text: string; readonly link: string };
}
