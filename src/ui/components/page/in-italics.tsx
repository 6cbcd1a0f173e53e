import type { ReactElement } from 'react';
import { foreignWordsIn } from '../../content/foreign-words';

/** A text with its Latin names and Somali words in italics, each in its language. */
export function inItalics(text: string): string | readonly ReactElement[] {
  const parts = foreignWordsIn(text);
  if (parts.length < 2 && parts[0]?.language == null) return text;
  return parts.map(({ text: part, language }, place) =>
    language === null ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay in their order
      <span key={place}>{part}</span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text stay in their order
      <i key={place} lang={language}>
        {part}
      </i>
    ),
  );
}
