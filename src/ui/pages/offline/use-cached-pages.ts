import { useEffect, useState } from 'react';
import type { CachedPage } from '../../../application/cached-page';
import { useUseCases } from '../../site/use-cases-context';

/** The cached pages; `null` until they have loaded, and always in prerendered HTML. */
export function useKeptPages(): readonly CachedPage[] | null {
  const { getKeptPages } = useUseCases();
  const [pages, setPages] = useState<readonly CachedPage[] | null>(null);
  useEffect(() => {
    let left = false;
    getKeptPages().then((found) => {
      if (!left) setPages(found);
    });
    return () => {
      left = true;
    };
  }, [getKeptPages]);
  return pages;
}
