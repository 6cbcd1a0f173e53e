import { useEffect } from 'react';
import { useHash } from './use-hash';

/** Brings what the anchor names into view, once the page that holds it has been drawn. */
export function useAnchor(): void {
  const hash = useHash();
  useEffect(() => {
    if (hash === '') return;
    let frame = 0;
    const show = () => {
      cancelAnimationFrame(frame);
      // After what opens on the same anchor has opened.
      frame = requestAnimationFrame(() => document.getElementById(hash)?.scrollIntoView());
    };
    show();
    // wouter's word for a link followed: one to the anchor that the address already has is a wish
    // to go there again. Links elsewhere find nothing of that name on the page that comes.
    addEventListener('pushState', show);
    return () => {
      removeEventListener('pushState', show);
      cancelAnimationFrame(frame);
    };
  }, [hash]);
}
