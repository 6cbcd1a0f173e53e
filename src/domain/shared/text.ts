/**
 * The first `count` words of a text, followed by `...` only when more words follow.
 * Any white space parts words; an absent text is an empty one.
 */
export function firstWords(text: string | null | undefined, count: number): string {
  const words = (text ?? '').split(/\s+/u).filter((word) => word !== '');
  const first = words.slice(0, count).join(' ');
  return words.length > count ? `${first}...` : first;
}

/** Longer than any word, address or file name that somebody meant to be read. */
const ENDLESS = 4_000;

/**
 * A text in which a blank parts what no one could read as one word: browsers take minutes to lay
 * out a hundred thousand letters without a gap. Words of 4,000 letters and fewer stay as they are.
 */
export const breakEndlessWords = (text: string): string =>
  text.replace(/\S+/gu, (word) =>
    word.length > ENDLESS ? word.replace(/\S{200}(?=\S)/gu, '$& ') : word,
  );

/** Marks without a letter of their own, the blanks of every script, and what Unicode says to draw as nothing. */
const NOTHING_TO_SEE = /[\p{C}\p{M}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a reader sees any of it: zero-width spaces, soft hyphens and lone accents are nothing. */
export const isVisible = (text: string): boolean => text.replace(NOTHING_TO_SEE, '') !== '';
