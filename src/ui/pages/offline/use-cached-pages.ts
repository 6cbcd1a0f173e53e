import { useEffect, useState } from 'react';
import type { CachedPage } from '../../../application/cached-page';
import { useUseCases } from '../../site/use-cases-context';

/** `null` until it is known: a page that is drawn ahead cannot know. */
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
