import { useEffect, useRef, useState } from 'react';
import { searchText } from '../../domain/shared/search-text';
import { useDebounced } from '../hooks/use-debounced';

const PAUSE_MS = 250;

/**
 * A search field's text. It is the field's own, so that no letter waits for anything; `search`
 * hears of it at the first pause. When `searched`, what the address asks for, changes by other
 * means (Back, Clear all), the field follows.
 */
export function useTypedText(searched: string, search: (text: string) => void) {
  const [typed, setTyped] = useState(searched);
  const told = useRef(searched);
  const searchLater = useDebounced((text: string) => {
    told.current = searchText(text);
    search(told.current);
  }, PAUSE_MS);

  useEffect(() => {
    if (searched === told.current) return;
    told.current = searched;
    searchLater.cancel();
    setTyped(searched);
  }, [searched, searchLater]);

  return {
    typed,
    type(text: string) {
      setTyped(text);
      searchLater(text);
    },
    /** At once, without the pause: Enter, or leaving the field. */
    finish: () => searchLater.flush(),
  };
}
