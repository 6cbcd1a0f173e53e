import { useEffect, useState } from 'react';
import type { CachedPage } from '../../../application/cached-page';
import { useUseCases } from '../../site/use-cases-context';

/** Returns the cached pages; `null` until they have loaded, and always in prerendered HTML. */
export function useCachedPages(): readonly CachedPage[] | null {
  const { getCachedPages } = useUseCases();
  const [pages, setPages] = useState<readonly CachedPage[] | null>(null);
  useEffect(() => {
    let left = false;
    getCachedPages().then((found) => {
      if (!left) setPages(found);
    });
    return () => {
      left = true;
    };
  }, [getCachedPages]);
  return pages;
}
