import { useEffect } from 'react';
import { useHash } from '../../hooks/use-hash';

/** Moves the focus to the part of the text that the URL's fragment names, once it is rendered. */
export function useDeepLink(): void {
  const hash = useHash();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash)?.focus({ preventScroll: true });
  }, [hash]);
}
