/** Maximum length of the opening paragraph, in characters. */
const LONGEST_LEAD = 320;

/** Splits a text at blank lines; empty for an empty text. */
export const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\r?\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/**
 * The index at which the last sentence within the first `LONGEST_LEAD` characters ends; 0 when no
 * sentence ends there.
 */
function lastSentenceEnd(paragraph: string): number {
  const ends = paragraph.slice(0, LONGEST_LEAD).matchAll(/[.!?…]["'”’)]*\s/gu);
  return [...ends].map(({ index, 0: end }) => index + end.length).at(-1) ?? 0;
}

export interface Description {
  /**
   * The opening, shown beside the picture; empty when the first sentence is longer than
   * `LONGEST_LEAD`.
   */
  readonly lead: string;
  /** The text after the opening, as paragraphs. */
  readonly rest: readonly string[];
}

/** Splits a product's description. Every word is in exactly one of the parts. */
export function splitDescription(text: string): Description {
  const [first = '', ...others] = paragraphsOf(text);
  if (first.length <= LONGEST_LEAD) return { lead: first, rest: others };
  const end = lastSentenceEnd(first);
  return { lead: first.slice(0, end).trim(), rest: [first.slice(end), ...others] };
}

/** The first sentence of a description; the whole opening when no sentence ends in it. */
export function firstSentence(text: string): string {
  const { lead } = splitDescription(text);
  return /^.*?[.!?…]["'”’)]*(?=\s|$)/su.exec(lead)?.[0] ?? lead;
}
