import type { Properties } from 'hast';

type Value = Properties[string];

/** The value of a text property; empty when it is absent. */
export const wordsIn = (value: Value): string => (typeof value === 'string' ? value : '');

/** The value of a positive integer property, as in HTML: `3` or `"3"`. */
export function numberIn(value: Value, most = 100_000): number | undefined {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined;
}
