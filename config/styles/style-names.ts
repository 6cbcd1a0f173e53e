import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import type { SerializedStyles } from '@emotion/serialize';
import { UI } from './views.ts';

/** Five letters, of which two styles of a thousand have the same in one of a hundred and twenty sites. */
const lettersOf = (text: string): string =>
  BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
    .toString(36)
    .slice(-5);

/**
 * The name of a class, and what is printed by it: see `printedAs`. What two modules say alike has two names:
 * each rule stands in the place of its module.
 */
export const classNameOf = ({ name, styles }: SerializedStyles, file: string): string =>
  `css-${name.replace(/^[a-z0-9]+/u, lettersOf(`${relative(UI, file)} ${styles}`))}`;

export const movementNameOf = ({ styles }: SerializedStyles): string =>
  `animation-${lettersOf(styles)}`;

/** The movements that a style names. */
export function movesOf({ next }: SerializedStyles): readonly SerializedStyles[] {
  return next === undefined ? [] : [next, ...movesOf(next)];
}
