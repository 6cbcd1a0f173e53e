import type { ReactElement } from 'react';
import { foreignWordsIn } from '../../content/foreign-words';

/** Puts the Latin names and Somali words of a text into `<i>` elements with their `lang`. */
export function inItalics(text: string): string | readonly ReactElement[] {
  const parts = foreignWordsIn(text);
  if (parts.length < 2 && parts[0]?.language == null) return text;
  return parts.map(({ text: part, language }, index) =>
    language === null ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
      <span key={index}>{part}</span>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order
      <i key={index} lang={language}>
        {part}
      </i>
    ),
  );
}
