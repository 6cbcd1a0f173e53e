/** A longer search text finds nothing more, and would outgrow what an address can hold. */
const LONGEST_SEARCH_TEXT = 100;

/** A search text as it is searched for: trimmed, and cut to a sensible length. */
export const searchText = (text: string | undefined): string =>
  (text ?? '').trim().slice(0, LONGEST_SEARCH_TEXT).trim();
