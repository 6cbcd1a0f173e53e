import { useEffect } from 'react';

const decoded = (fragment: string): string => {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment; // A per cent sign that is just one.
  }
};

/**
 * Takes a visitor who followed a link to one part of the text there, once the text is drawn: the
 * browser looked for it when there was nothing yet.
 */
export function useDeepLink(): void {
  useEffect(() => {
    const id = decoded(location.hash.slice(1));
    const target = id === '' ? null : document.getElementById(id);
    target?.scrollIntoView();
    target?.focus({ preventScroll: true });
  }, []);
}
