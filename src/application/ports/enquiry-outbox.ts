import type { Enquiry, EnquiryKind } from '../../domain/enquiries/enquiry';

/**
 * What was written without a network. It outlives the page, the tab and the browser; every tab of the
 * site has the same one.
 */
export interface EnquiryOutbox {
  /** @returns whether it is kept: no browser has to keep anything. */
  keep(enquiry: Enquiry): boolean;
  /** What is still to be sent. */
  waiting(): readonly Enquiry[];
  /** The inbox will never take it: it is not to be sent again, its words are the visitor's. */
  giveBack(key: string): void;
  /** What was given back, of a kind; `null` for nothing. */
  givenBack(kind: EnquiryKind): Enquiry | null;
  forget(key: string): void;
  /** Does the work, unless some such work is under way, in another tab too. */
  alone(work: () => Promise<void>): Promise<void>;
}
