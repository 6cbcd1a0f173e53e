import type { AfterSendingTexts } from '../after-sending-texts';
import type { PageMetaTexts } from '../page-meta-texts';

/** The texts of the page with the products that the visitor asks about. */
export interface EnquiryPageTexts {
  readonly meta: PageMetaTexts;
  readonly title: string;
  readonly lead: string;
  readonly afterSending: AfterSendingTexts;
}
