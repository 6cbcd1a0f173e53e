/**
 * Returns a pattern for SQL's `like … escape '!'` that matches an e-mail address in the result of
 * `lower()`. SQLite changes the case of ASCII letters only, so any character matches in place of
 * another letter, and `isSameAddress` has to compare the rows that are found.
 */
export const addressPattern = (email: string) =>
  email
    .toLowerCase()
    .replaceAll(/[!%_]/g, '!$&')
    .replaceAll(/[^\0-\x7f]/gu, '_');

export const isSameAddress = (one: string, other: string) =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
