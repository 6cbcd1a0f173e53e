import type { EnquiryListStore } from '../../application/browser-state/enquiry-list-store';
import { type EnquiryList, isLine, MAX_LINES } from '../../domain/enquiries/enquiry-list';
import { ENQUIRY_LIST } from './enquiry-list-name';
import { ageOf } from './storage-max-age';

const EMPTY: EnquiryList = [];

/** The part of `window` that reports what other tabs store. */
type Tabs = Pick<Window, 'addEventListener' | 'removeEventListener'>;

/**
 * Stores the enquiry list in `localStorage`. Each read checks whether the stored text has changed,
 * because the `storage` event arrives later than another tab's change. The list expires thirty days
 * after its last change. If the browser refuses storage or the storage is full, the list stays in
 * memory until the page is closed.
 */
export function localEnquiryList(
  storage: () => Storage,
  tabs: Tabs,
  clock: () => number,
): EnquiryListStore {
  const listeners = new Set<() => void>();
  /** The stored text that `list` was read from; `null` when nothing was stored. */
  let text: string | null = null;
  let list = EMPTY;
  let kept = true;

  /**
   * Returns the valid lines of a stored text, which another version of the site may have written.
   */
  const linesIn = (stored: string | null): EnquiryList => {
    if (stored === null) return EMPTY;
    try {
      const found = JSON.parse(stored) as { readonly lines?: unknown };
      if (!Array.isArray(found.lines) || ageOf(found, clock()) === 'expired') return EMPTY;
      const lines = found.lines.filter(isLine).slice(0, MAX_LINES);
      return lines.length === 0 ? EMPTY : lines;
    } catch {
      return EMPTY;
    }
  };

  const current = (): EnquiryList => {
    // The list in memory is newer than the stored one.
    if (!kept) return list;
    try {
      const stored = storage().getItem(ENQUIRY_LIST);
      if (stored !== text) {
        text = stored;
        list = linesIn(stored);
      }
    } catch {
      kept = false;
    }
    return list;
  };

  const store = () => {
    try {
      if (list.length === 0) storage().removeItem(ENQUIRY_LIST);
      else storage().setItem(ENQUIRY_LIST, JSON.stringify({ lines: list, keptAt: clock() }));
      text = storage().getItem(ENQUIRY_LIST);
      kept = true;
    } catch {
      kept = false;
    }
  };

  const notify = () => {
    for (const listener of listeners) listener();
  };
  // `key` is `null` when another tab cleared the whole storage.
  const onStorage = ({ key }: Pick<StorageEvent, 'key'>) => {
    if (key === ENQUIRY_LIST || key === null) notify();
  };

  return {
    current,
    change(change) {
      list = change(current());
      store();
      notify();
    },
    isKept: () => kept,
    subscribe(listener) {
      if (listeners.size === 0) tabs.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) tabs.removeEventListener('storage', onStorage);
      };
    },
  };
}
