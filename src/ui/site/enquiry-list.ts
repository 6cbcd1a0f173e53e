import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { EnquiryListStore } from '../../application/browser-state/enquiry-list-store';
import type { EnquiryList } from '../../domain/enquiries/enquiry-list';
import { EnquiryListContext } from './enquiry-list-context';

const EMPTY: EnquiryList = [];
const never = () => () => {};

/**
 * Returns the store of the enquiry list and its lines. In a prerendered page, and until the code of
 * the store has loaded, `store` is `null` and `lines` is empty.
 */
export function useEnquiryList() {
  const source = useContext(EnquiryListContext);
  const [store, setStore] = useState<EnquiryListStore | null>(null);
  useEffect(() => {
    let isGone = false;
    source?.load().then(
      (loaded) => {
        if (!isGone) setStore(loaded);
      },
      () => {}, // The code did not load: the page shows no lines.
    );
    return () => {
      isGone = true;
    };
  }, [source]);
  const lines = useSyncExternalStore(
    store?.subscribe ?? never,
    () => store?.current() ?? EMPTY,
    () => EMPTY,
  );
  return { store, lines };
}
