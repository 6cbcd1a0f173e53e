import type { EnquiryListStore } from '../../application/browser-state/enquiry-list-store';
import type { EnquiryList } from '../../domain/enquiries/enquiry-list';

/** Keeps the enquiry list in memory only. */
export function inMemoryEnquiryList(lines: EnquiryList = []): EnquiryListStore {
  const listeners = new Set<() => void>();
  let list = lines;
  return {
    current: () => list,
    change(change) {
      list = change(list);
      for (const listener of listeners) listener();
    },
    isKept: () => true,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
