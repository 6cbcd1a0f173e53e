import { relative } from 'node:path';
import type { SerializedStyles } from '@emotion/serialize';
import { UI } from './views.ts';

/** Two digits for every style, so that no name is the beginning of another. */
const FIRST = 36;

/** Numbers styles in the order of the calls. */
export function styleNames() {
  const numbers = new Map<string, string>();

  function numberOf(text: string): string {
    const number = numbers.get(text) ?? (FIRST + numbers.size).toString(36);
    numbers.set(text, number);
    return number;
  }

  return {
    /**
     * The name of a class, including its label for print styles (see `printLabel`). Equal styles of
     * two modules get two names, because each rule has its module's position in the cascade.
     */
    classNameOf: ({ name, styles }: SerializedStyles, file: string): string =>
      `css-${name.replace(/^[a-z0-9]+/u, numberOf(`${relative(UI, file)} ${styles}`))}`,
    movementNameOf: ({ styles }: SerializedStyles): string => `animation-${numberOf(styles)}`,
  };
}

/** The keyframes that a style uses. */
export function movesOf({ next }: SerializedStyles): readonly SerializedStyles[] {
  return next === undefined ? [] : [next, ...movesOf(next)];
}
