/**
 * Returns a pattern for SQL's `like … escape '!'` that matches an e-mail address in the result of
 * `lower()`. SQLite's `lower()` changes ASCII letters only, so a wildcard replaces every other
 * letter, and `%` replaces the two characters of a small `İ`. The pattern also matches other
 * addresses; `isSameAddress` compares the rows that are found.
 */
export const addressPattern = (email: string) =>
  email
    .toLowerCase()
    .replaceAll(/[!%_]/g, '!$&')
    .replaceAll('i\u0307', '%')
    .replaceAll(/[^\0-\x7f]/gu, '_');

export const isSameAddress = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
