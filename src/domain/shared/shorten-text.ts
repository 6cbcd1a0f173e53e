/**
 * Returns the first `count` words of a text, followed by `...` only when the text has more words.
 * White space separates words; an absent text counts as empty.
 */
export function firstWords(text: string | null | undefined, count: number): string {
  const words = (text ?? '').split(/\s+/u).filter((word) => word !== '');
  const first = words.slice(0, count).join(' ');
  return words.length > count ? `${first}...` : first;
}

/** Maximum length of a word, in characters: longer than any real word, address or file name. */
const LONGEST_WORD = 4_000;

/**
 * Inserts a space after every 200 characters of an extremely long word, because browsers take
 * minutes to lay out a hundred thousand letters without a gap. Words of up to 4,000 letters stay as
 * they are.
 */
export const breakEndlessWords = (text: string): string =>
  text.replace(/\S+/gu, (word) =>
    word.length > LONGEST_WORD ? word.replace(/\S{200}(?=\S)/gu, '$& ') : word,
  );

/**
 * Control characters, combining marks, spaces of every script and default ignorable code points.
 */
const INVISIBLE = /[\p{C}\p{M}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * Whether a text has a visible character. Zero-width spaces, soft hyphens and lone accents do not
 * count as visible.
 */
export const isVisible = (text: string): boolean => text.replace(INVISIBLE, '') !== '';
