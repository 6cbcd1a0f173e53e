import type { Root } from 'hast';
import { textOf } from '../../../markup/text-of';

/**
 * Minimum length of the first paragraph in characters. A shorter paragraph may be less tall than
 * its large initial letter.
 */
const MIN_LENGTH = 120;
const LATIN_LETTER = /^["'“‘«(]?\p{Script=Latin}/u;

/**
 * Returns whether a text can begin with a large initial letter: its first element must be a
 * paragraph that is long enough and starts with a Latin letter. Some other scripts join their
 * letters, and a large initial would break the first word.
 */
export function opensWithInitial({ children: [first] }: Root): boolean {
  if (first?.type !== 'element' || first.tagName !== 'p') return false;
  const [opening] = first.children;
  return (
    opening?.type === 'text' &&
    LATIN_LETTER.test(opening.value.trimStart()) &&
    textOf(first).length >= MIN_LENGTH
  );
}
