import type { Enquiry, EnquiryProblems } from '../../domain/enquiries/enquiry';

export type EnquiryReceipt =
  | { readonly outcome: 'accepted' }
  /** The inbox found fault with fields. */
  | { readonly outcome: 'refused'; readonly problems: EnquiryProblems };

/** Where visitors' messages go. They can be put in, never read. */
export interface EnquiryInbox {
  /**
   * Stores an enquiry once, however often the same `key` is sent.
   * Rejects with a `ContentError` when it is not known to be stored; of status 409 when the key
   * stands for an enquiry with other words.
   */
  send(enquiry: Enquiry): Promise<EnquiryReceipt>;
}
