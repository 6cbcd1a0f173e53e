import type { Properties } from 'hast';

type Value = Properties[string];

/** A property that is words; empty when it is not there. */
export const wordsIn = (value: Value): string => (typeof value === 'string' ? value : '');

/** A property that is a whole number from 1, as HTML writes it: `3` or `"3"`. */
export function numberIn(value: Value, most = 100_000): number | undefined {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined;
}
