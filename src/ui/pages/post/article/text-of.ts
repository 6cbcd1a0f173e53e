import type { Element, ElementContent, Root } from 'hast';

/** What parts no word: the end of anything else is the end of one. */
const INLINE: readonly string[] = ['strong', 'em', 'del', 'u', 'sub', 'sup', 'code', 'a'];

function wordsOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  if (node.tagName === 'img') return String(node.properties['alt'] ?? '');
  return INLINE.includes(node.tagName) ? textOf(node) : `${textOf(node)}\n`;
}

/** The words of a tree; a picture's are those that describe it. */
export const textOf = ({ children }: Root | Element): string =>
  children.map((child) => (child.type === 'doctype' ? '' : wordsOf(child))).join('');
