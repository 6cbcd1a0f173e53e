/** A paragraph of this length still reads as an opening. */
const LONGEST_LEAD = 320;

/** Paragraphs are parted by blank lines; none for an empty text. */
export const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\r?\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

/** Where the last sentence ends that fits, or 0 when not even one does. */
function lastSentenceEnd(paragraph: string): number {
  const ends = paragraph.slice(0, LONGEST_LEAD).matchAll(/[.!?…]["'”’)]*\s/gu);
  return [...ends].map(({ index, 0: end }) => index + end.length).at(-1) ?? 0;
}

export interface Description {
  /** The opening, to stand beside the picture; empty when the text has none of that length. */
  readonly lead: string;
  /** All the rest, in paragraphs. */
  readonly rest: readonly string[];
}

/** A product's description, parted so that every word of it shows once. */
export function partedDescription(text: string): Description {
  const [first = '', ...others] = paragraphsOf(text);
  if (first.length <= LONGEST_LEAD) return { lead: first, rest: others };
  const end = lastSentenceEnd(first);
  return { lead: first.slice(0, end).trim(), rest: [first.slice(end), ...others] };
}

/** The opening of a description as far as its first full stop; all of it where none comes. */
export function firstSentence(text: string): string {
  const { lead } = partedDescription(text);
  return /^.*?[.!?…]["'”’)]*(?=\s|$)/su.exec(lead)?.[0] ?? lead;
}
