import { useEffect } from 'react';
import { formTexts } from '../../content/forms';

const PREFIX = formTexts.wrongTitle;

/** Puts `Error: ` before the document's title while something is wrong: it is read out first. */
export function useErrorTitle(wrong: boolean): void {
  useEffect(() => {
    if (!wrong) return;
    document.title = `${PREFIX}${document.title}`;
    return () => {
      if (document.title.startsWith(PREFIX)) document.title = document.title.slice(PREFIX.length);
    };
  }, [wrong]);
}
