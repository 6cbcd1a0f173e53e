/**
 * The Latin names and the Somali words that are set in italics wherever they are read, in this
 * order. `Maydi` with a capital is the name of an oil, as `Carterii` is.
 */
const FOREIGN =
  /\b((?:B(?:oswellia|\.) )?(?:carterii?|frereana|occulta|papyrifera|sacra)\b|Boswellia)|\b((?:[Mm]o[hx]or|[Yy]agcar|[Yy]egaar|[Bb]eeyo|maydi|[Mm][ai]ngaaf|[Dd]abqaad|[Uu]unsi|Jilaal|Gu|Xagaa|Dayr)\b)/u;

/** Languages of the parts of a split, in order: the text between, then Latin or Somali. */
const LANGUAGES = [null, 'la', 'so'] as const;

export interface TextPart {
  readonly text: string;
  /** The HTML language tag; `null` for the surrounding text. */
  readonly language: (typeof LANGUAGES)[number];
}

/**
 * Splits a text into its foreign words and the text between them. One part if there are none.
 */
export const foreignWordsIn = (text: string): readonly TextPart[] =>
  text
    .split(FOREIGN)
    .map((part, place) => ({ text: part, language: LANGUAGES[place % 3] ?? null }))
    .filter((part) => part.text);
