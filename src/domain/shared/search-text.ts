/**
 * Maximum length of a search text, in characters. A longer one would not improve the results and
 * could exceed the length limit of a URL.
 */
const LONGEST_SEARCH_TEXT = 100;

/** Lone surrogates, which a URL cannot contain. */
const LONE_SURROGATES = /\p{Surrogate}/gu;

/** Normalizes a search text: trims it, limits its length and removes lone surrogates. */
export const searchText = (text: string | undefined): string =>
  (text ?? '').trim().slice(0, LONGEST_SEARCH_TEXT).replace(LONE_SURROGATES, '').trim();
