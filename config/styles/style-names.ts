import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { SerializedStyles } from '@emotion/serialize';
import { UI } from './views.ts';

const hashOf = (text: string): string =>
  BigInt(`0x${createHash('sha256').update(text).digest('hex')}`).toString(36);

/** Shorter names would soon be used up. */
const MIN_LETTERS = 2;

/**
 * Names styles in the order of the calls. A name is the shortest ending of the style's hash that no
 * earlier style has, so that adding a style leaves nearly all other names unchanged.
 */
export function styleNames() {
  const taken = new Map<string, string>();

  function lettersOf(text: string): string {
    const hash = hashOf(text);
    for (let length = MIN_LETTERS; ; length++) {
      // From the end, because the first digit of such a long number takes only a few values.
      const letters = hash.slice(-length);
      const owner = taken.get(letters) ?? text;
      if (owner !== text) continue;
      taken.set(letters, text);
      return letters;
    }
  }

  return {
    /**
     * The name of a class, including its label for print styles (see `printLabel`). Equal styles of
     * two modules get two names, because each rule has its module's position in the cascade.
     */
    classNameOf: ({ name, styles }: SerializedStyles, file: string): string =>
      `css-${name.replace(/^[a-z0-9]+/u, lettersOf(`${relative(UI, file)} ${styles}`))}`,
    movementNameOf: ({ styles }: SerializedStyles): string => `animation-${lettersOf(styles)}`,
  };
}

/** The keyframes that a style uses. */
export function movesOf({ next }: SerializedStyles): readonly SerializedStyles[] {
  return next === undefined ? [] : [next, ...movesOf(next)];
}
