import { useEffect } from 'react';
import { useHash } from './use-hash';

/** Brings what the anchor names into view, once the page that holds it has been drawn. */
export function useAnchor(): void {
  const hash = useHash();
  useEffect(() => {
    if (hash === '') return;
    // After what opens on the same anchor has opened.
    const frame = requestAnimationFrame(() => document.getElementById(hash)?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
  }, [hash]);
}
