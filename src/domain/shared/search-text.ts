/** A longer search text finds nothing more, and would outgrow what an address can hold. */
const LONGEST_SEARCH_TEXT = 100;

/** Half of a pair that makes one character: no address can hold it. */
const HALF_CHARACTERS = /\p{Surrogate}/gu;

/** A search text as it is searched for: trimmed, and cut to a sensible length. */
export const searchText = (text: string | undefined): string =>
  (text ?? '').trim().slice(0, LONGEST_SEARCH_TEXT).replace(HALF_CHARACTERS, '').trim();
