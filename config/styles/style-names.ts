import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { SerializedStyles } from '@emotion/serialize';
import { UI } from './views.ts';

const hashOf = (text: string): string =>
  BigInt(`0x${createHash('sha256').update(text).digest('hex')}`).toString(36);

/** Fewer are soon used up. */
const LEAST_LETTERS = 2;

/**
 * Names styles as they come, each by the last letters of a hash, as few as no style before has: a style more
 * leaves the names of nearly all others as they are.
 */
export function styleNames() {
  const taken = new Map<string, string>();

  function lettersOf(text: string): string {
    const hash = hashOf(text);
    for (let length = LEAST_LETTERS; ; length++) {
      // The first digit of a number so long is one of few.
      const letters = hash.slice(-length);
      const owner = taken.get(letters) ?? text;
      if (owner !== text) continue;
      taken.set(letters, text);
      return letters;
    }
  }

  return {
    /**
     * The name of a class, and what is printed by it: see `printLabel`. What two modules say alike has two names:
     * each rule stands in the place of its module.
     */
    classNameOf: ({ name, styles }: SerializedStyles, file: string): string =>
      `css-${name.replace(/^[a-z0-9]+/u, lettersOf(`${relative(UI, file)} ${styles}`))}`,
    movementNameOf: ({ styles }: SerializedStyles): string => `animation-${lettersOf(styles)}`,
  };
}

/** The movements that a style names. */
export function movesOf({ next }: SerializedStyles): readonly SerializedStyles[] {
  return next === undefined ? [] : [next, ...movesOf(next)];
}
