/**
 * Returns a pattern for SQL's `like … escape '!'` that matches an e-mail address in the result of
 * `lower()`. SQLite's `lower()` changes ASCII letters only, so the pattern has a wildcard for each
 * non-ASCII letter, and `%` for the two characters of a small `İ`. The pattern can match further
 * addresses, so the found rows must be checked with `isSameAddress`.
 */
export const addressPattern = (email: string) =>
  email
    .toLowerCase()
    .replaceAll(/[!%_]/g, '!$&')
    .replaceAll('i\u0307', '%')
    .replaceAll(/[^\0-\x7f]/gu, '_');

export const isSameAddress = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
