import { useEffect, useRef, useState } from 'react';
import { searchText } from '../../domain/shared/search-text';
import { useDebounced } from '../hooks/use-debounced';

const PAUSE_MS = 250;

/**
 * Keeps the text of a search field in local state, so that typing is never delayed, and calls
 * `search` after a pause of 250 ms. When `searched`, the search text in the address, changes by
 * other means (Back, Clear all), the field shows the new text.
 */
export function useTypedText(searched: string, search: (text: string) => void) {
  const [typed, setTyped] = useState(searched);
  const reported = useRef(searched);
  const searchDebounced = useDebounced((text: string) => {
    reported.current = searchText(text);
    search(reported.current);
  }, PAUSE_MS);

  useEffect(() => {
    if (searched === reported.current) return;
    reported.current = searched;
    searchDebounced.cancel();
    setTyped(searched);
  }, [searched, searchDebounced]);

  return {
    typed,
    type(text: string) {
      setTyped(text);
      searchDebounced(text);
    },
    /** Runs a pending search at once, for Enter and blur. */
    finish: () => searchDebounced.flush(),
  };
}
