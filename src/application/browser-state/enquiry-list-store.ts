import type { EnquiryList } from '../../domain/enquiries/enquiry-list';

/**
 * The list of products that a visitor has collected for an enquiry. All tabs of the site share it,
 * and it survives closing the browser.
 */
export interface EnquiryListStore {
  /** Returns the same array until the list changes. */
  current(): EnquiryList;
  /**
   * Replaces the list with the result of `change`. Its argument is the list as currently stored,
   * which another tab may have changed a moment before.
   */
  change(change: (list: EnquiryList) => EnquiryList): void;
  /**
   * Whether the last change was stored. When the browser refuses storage or the storage is full,
   * only this page has the list.
   */
  isKept(): boolean;
  /**
   * Calls the listener at each change, including those of other tabs.
   * @returns the function that unsubscribes.
   */
  subscribe(listener: () => void): () => void;
}
