import { useEffect } from 'react';
import { useHash } from '../../hooks/use-hash';

/** Takes the keyboard of whoever followed a link to one part of the text there, once it is drawn. */
export function useDeepLink(): void {
  const hash = useHash();
  useEffect(() => {
    if (hash !== '') document.getElementById(hash)?.focus({ preventScroll: true });
  }, [hash]);
}
