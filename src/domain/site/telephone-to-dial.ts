/** The digit that callers from abroad leave out: `+44 (0)20 …`. */
const TRUNK_PREFIX = /^(\+.*?)\(0\)/u;

/**
 * Returns the number that a `tel:` link dials: the digits, after a plus sign if the number begins
 * with one.
 *
 * @param telephone the number as visitors read it, such as `+44 20 7946 0123`.
 */
export const telephoneToDial = (telephone: string): string =>
  telephone
    .trim()
    .replace(TRUNK_PREFIX, '$1')
    .replace(/(?!^\+)\D/gu, '');
