import { useEffect } from 'react';
import { formTexts } from '../../content/forms';

const PREFIX = formTexts.errorTitlePrefix;

/**
 * Prefixes the document's title with `Error: ` while the form has problems, because screen readers
 * read the title first.
 */
export function useErrorTitle(wrong: boolean): void {
  useEffect(() => {
    if (!wrong) return;
    document.title = `${PREFIX}${document.title}`;
    return () => {
      if (document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length);
    };
  }, [wrong]);
}
