import type { Enquiry, EnquiryProblems } from '../../../domain/enquiries/enquiry';

export type EnquiryReceipt =
  /**
   * `number` is the reference number of the enquiry, for e-mails about it; missing when the inbox
   * gives none. `confirmBy` is set when the visitor still has to confirm the sign-up through a link
   * in an e-mail.
   */
  | { readonly outcome: 'accepted'; readonly number?: string; readonly confirmBy?: 'mail' }
  /** The inbox rejected some fields. */
  | { readonly outcome: 'refused'; readonly problems: EnquiryProblems };

/** Receives visitors' messages. It is write-only. */
export interface EnquiryInbox {
  /**
   * Stores an enquiry once, however often the same `key` is sent.
   * Rejects with a `ContentError` when it is unknown whether the enquiry is stored. The error has
   * status 409 when the key already belongs to an enquiry with different content.
   */
  send(enquiry: Enquiry): Promise<EnquiryReceipt>;
}
