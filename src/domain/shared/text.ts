/**
 * The first `count` words of a text, followed by `...` only when more words follow.
 * White space separates words; an absent text counts as empty.
 */
export function firstWords(text: string | null | undefined, count: number): string {
  const words = (text ?? '').split(/\s+/u).filter((word) => word !== '');
  const first = words.slice(0, count).join(' ');
  return words.length > count ? `${first}...` : first;
}

/** Longer than any real word, address or file name, in characters. */
const LONGEST_WORD = 4_000;

/**
 * Inserts spaces into extremely long words: browsers take minutes to lay out a hundred thousand
 * letters without a gap. Words of up to 4,000 letters stay as they are.
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
 * Whether a text has a visible character; zero-width spaces, soft hyphens and lone accents are not.
 */
export const isVisible = (text: string): boolean => text.replace(INVISIBLE, '') !== '';
