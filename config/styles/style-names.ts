import { relative } from 'node:path';
import type { SerializedStyles } from '@emotion/serialize';
import { UI } from './is-compiled-file.ts';

/**
 * Number of the first style. From 36 to 1295, numbers have two digits in base 36, so that no name
 * is a prefix of another.
 */
const FIRST = 36;

/**
 * Returns functions that name styles by a number. Styles are numbered in the order of the calls.
 */
export function styleNames() {
  const numbers = new Map<string, string>();

  function numberOf(text: string): string {
    const number = numbers.get(text) ?? (FIRST + numbers.size).toString(36);
    numbers.set(text, number);
    return number;
  }

  return {
    /**
     * Returns the name of a style's class. If `printLabel` adds a label for the print stylesheets,
     * the name ends with this label. Equal styles of two modules get two names, because the
     * position of a rule in the cascade depends on its module.
     */
    classNameOf: ({ name, styles }: SerializedStyles, file: string): string =>
      `css-${name.replace(/^[a-z0-9]+/u, numberOf(`${relative(UI, file)} ${styles}`))}`,
    keyframesNameOf: ({ styles }: SerializedStyles): string => `animation-${numberOf(styles)}`,
  };
}

/** Returns the keyframes that a style uses. */
export function keyframesOf({ next }: SerializedStyles): readonly SerializedStyles[] {
  return next === undefined ? [] : [next, ...keyframesOf(next)];
}
