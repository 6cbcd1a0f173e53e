export interface Heading {
  readonly id: string;
  /** Level on the page: 2 to 4. */
  readonly level: number;
  readonly text: string;
}

/** A text with fewer sections needs no table of contents. */
const FEWEST = 3;

/** The entries of the table of contents: the level-2 headings; empty when there are too few. */
export function tableOfContents(headings: readonly Heading[]): readonly Heading[] {
  const parts = headings.filter(({ level }) => level === 2);
  return parts.length < FEWEST ? [] : parts;
}
