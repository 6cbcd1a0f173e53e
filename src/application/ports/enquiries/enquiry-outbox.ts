import type { Enquiry, EnquiryKind } from '../../../domain/enquiries/enquiry';

/**
 * The queue of enquiries that were written offline. It survives closing the page, the tab and the
 * browser. All tabs of the site share it.
 */
export interface EnquiryOutbox {
  /** Queues an enquiry. @returns whether it was stored: a browser may refuse storage. */
  add(enquiry: Enquiry): boolean;
  /** The enquiries that are still to be sent. */
  waiting(): readonly Enquiry[];
  /**
   * Marks an enquiry that the inbox will never accept. It is not sent again; `givenBack` returns
   * it, so that its form can show it.
   */
  markRefused(key: string): void;
  /** A refused enquiry of this kind; `null` when there is none. */
  givenBack(kind: EnquiryKind): Enquiry | null;
  forget(key: string): void;
  /** Runs the work under a lock. Does nothing while this or another tab holds the lock. */
  alone(work: () => Promise<void>): Promise<void>;
}
