import type { EnquiryListSource } from '../../application/browser-state/enquiry-list-source';
import type { EnquiryListStore } from '../../application/browser-state/enquiry-list-store';
import { ENQUIRY_LIST } from './enquiry-list-name';

/** Whether this browser stores a list. This module is small, because every page loads it. */
const isStored = (): boolean => {
  try {
    return localStorage.getItem(ENQUIRY_LIST) !== null;
  } catch {
    return false; // The browser refuses storage, so it has no stored list.
  }
};

export function enquiryListSource(load: () => Promise<EnquiryListStore>): EnquiryListSource {
  const listeners = new Set<() => void>();
  return {
    async load() {
      const store = await load();
      for (const listener of listeners) listener();
      return store;
    },
    onceUsed(listener) {
      if (isStored()) listener();
      const onStorage = () => {
        if (isStored()) listener();
      };
      listeners.add(listener);
      addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        removeEventListener('storage', onStorage);
      };
    },
  };
}
