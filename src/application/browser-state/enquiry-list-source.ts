import type { EnquiryListStore } from './enquiry-list-store';

/** Loads the enquiry list when it is needed: most visits need none of its code. */
export interface EnquiryListSource {
  load(): Promise<EnquiryListStore>;
  /**
   * Calls the listener when there may be a list to show: at once if this browser has stored one,
   * and again when the list is loaded or another tab stores one.
   * @returns the function that unsubscribes.
   */
  onceUsed(listener: () => void): () => void;
}
