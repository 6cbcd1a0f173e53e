import { useEffect } from 'react';
import { useHash } from '../../hooks/use-hash';

/**
 * Takes a visitor who followed a link to one part of the text there, eyes and keyboard, once the
 * text is drawn: the browser looked for it when there was nothing yet.
 */
export function useDeepLink(): void {
  const hash = useHash();
  useEffect(() => {
    const target = hash === '' ? null : document.getElementById(hash);
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, [hash]);
}
