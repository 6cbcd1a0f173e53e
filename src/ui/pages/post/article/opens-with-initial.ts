import type { Root } from 'hast';
import { textOf } from './text-of';

/** Shorter first paragraphs would end beside their own initial. */
const SHORTEST = 120;
const LATIN_LETTER = /^["'“‘«(]?\p{Script=Latin}/u;

/**
 * Whether a text begins so that its first letter can be drawn large: with a paragraph of some
 * length, in a script whose letters stand apart.
 */
export function opensWithInitial({ children: [first] }: Root): boolean {
  if (first?.type !== 'element' || first.tagName !== 'p') return false;
  const [opening] = first.children;
  return (
    opening?.type === 'text' &&
    LATIN_LETTER.test(opening.value.trimStart()) &&
    textOf(first).length >= SHORTEST
  );
}
