export interface ClaimRule {
  readonly pattern: RegExp;
  /** Why the words are forbidden. */
  readonly why: string;
  /** The words are innocent in a sentence that matches this. */
  readonly unless: RegExp | null;
}

/**
 * Makes a rule that finds any of the phrases as whole words. A phrase is a part of a regular
 * expression, in the form that `searchable` returns; a space in it matches a hyphen too. Every
 * repetition needs an upper limit, and two repetitions side by side may share no character, so that
 * the time grows with the length of a text and no faster.
 */
export const rule = (
  phrases: readonly string[],
  why: string,
  unless: RegExp | null = null,
): ClaimRule => ({
  pattern: new RegExp(
    `(?<![a-z0-9])(?:${phrases.join('|').replaceAll(' ', '[ -]')})(?![a-z0-9])`,
    'gu',
  ),
  why,
  unless,
});

/** Matches at most `most` words between two others, without the end of a clause. */
export const gap = (most: number): string =>
  `(?:[\\s,"/()-]{1,3}[a-z0-9']{1,30}){0,${most}}?[\\s,"/()-]{1,3}'?`;
