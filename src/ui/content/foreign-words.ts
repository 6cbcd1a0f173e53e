/**
 * Matches the words that are set in italics: Latin names in the first group, Somali words in the
 * second. `Maydi` and `Carterii` with a capital do not match, because they are names of oils.
 */
const FOREIGN =
  /\b((?:B(?:oswellia|\.) )?(?:carterii?|frereana|occulta|papyrifera|sacra)\b|Boswellia)|\b((?:[Mm]o[hx]or|[Yy]agcar|[Yy]egaar|[Bb]eeyo|maydi|[Mm][ai]ngaaf|[Dd]abqaad|[Uu]unsi|Jilaal|Gu|Xagaa|Dayr)\b)/u;

/**
 * The languages of the parts that `split(FOREIGN)` returns. The parts repeat in this order:
 * surrounding text, the Latin group, the Somali group.
 */
const LANGUAGES = [null, 'la', 'so'] as const;

export interface TextPart {
  readonly text: string;
  /** The HTML language tag; `null` for the surrounding text. */
  readonly language: (typeof LANGUAGES)[number];
}

/**
 * Splits a text into its foreign words and the text between them. Returns one part if there are no
 * foreign words.
 */
export const foreignWordsIn = (text: string): readonly TextPart[] =>
  text
    .split(FOREIGN)
    .map((part, place) => ({ text: part, language: LANGUAGES[place % 3] ?? null }))
    .filter((part) => part.text);
