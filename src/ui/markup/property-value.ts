import type { Properties } from 'hast';

type Value = Properties[string];

/** Returns the value of a text property; empty when it is absent. */
export const wordsIn = (value: Value): string => (typeof value === 'string' ? value : '');

/**
 * Returns the value of a positive integer property, written as in HTML: `3` or `"3"`. Returns
 * `undefined` for other values and above `most`.
 */
export function numberIn(value: Value, most = 100_000): number | undefined {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined;
}
