export interface Heading {
  readonly id: string;
  /** On the page: 2 to 4. */
  readonly level: number;
  readonly text: string;
}

/** Fewer parts than this are overlooked at a glance. */
const FEWEST = 3;

/** The main parts of a text, as a table of contents lists them; empty where there are too few. */
export function tableOfContents(headings: readonly Heading[]): readonly Heading[] {
  const parts = headings.filter(({ level }) => level === 2);
  return parts.length < FEWEST ? [] : parts;
}
