export interface ClaimRule {
  readonly pattern: RegExp;
  /** Why the words are forbidden. */
  readonly why: string;
  /** In a sentence that matches this pattern, the words are no claim. */
  readonly unless: RegExp | null;
}

/**
 * Makes a rule that finds any of the phrases as whole words. A phrase is a part of a regular
 * expression, in the form that `searchable` returns; a space in it matches a hyphen too. Every
 * repetition needs an upper limit, and two adjacent repetitions must not match the same character.
 * The matching time is then proportional to the length of a text.
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

/** Matches what stands between two words of one clause: at most `most` other words. */
export const gap = (most: number): string =>
  `(?:[\\s,"/()-]{1,3}[a-z0-9']{1,30}){0,${most}}?[\\s,"/()-]{1,3}'?`;
