/**
 * The Latin names and the Somali words that are set in italics wherever they are read, in this
 * order. `Maydi` with a capital is the name of an oil, as `Carterii` is.
 */
const FOREIGN =
  /\b((?:B(?:oswellia|\.) )?(?:carterii?|frereana|occulta|papyrifera|sacra)\b|Boswellia)|\b((?:[Mm]o[hx]or|[Yy]agcar|[Yy]egaar|[Bb]eeyo|maydi|[Mm][ai]ngaaf|[Dd]abqaad|[Uu]unsi|Jilaal|Gu|Xagaa|Dayr)\b)/u;

/** Of what a split by them gives: what is between them, then the one or the other. */
const LANGUAGES = [null, 'la', 'so'] as const;

export interface TextPart {
  readonly text: string;
  /** The language as HTML names it; `null` for the text around. */
  readonly language: (typeof LANGUAGES)[number];
}

/**
 * A text cut into its foreign words and what stands between them; as one part where it has none.
 */
export const foreignWordsIn = (text: string): readonly TextPart[] =>
  text
    .split(FOREIGN)
    .map((part, place) => ({ text: part, language: LANGUAGES[place % 3] ?? null }))
    .filter((part) => part.text);
