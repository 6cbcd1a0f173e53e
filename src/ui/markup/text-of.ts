import type { Element, ElementContent, Root } from 'hast';

/** Inline elements, which may be inside a word; any other element ends a word. */
const INLINE: readonly string[] = ['strong', 'em', 'del', 'u', 'sub', 'sup', 'code', 'a'];

function wordsOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return '';
  if (node.tagName === 'img') return String(node.properties['alt'] ?? '');
  return INLINE.includes(node.tagName) ? textOf(node) : `${textOf(node)}\n`;
}

/** Returns the text of a tree; a picture contributes its text alternative. */
export const textOf = ({ children }: Root | Element): string =>
  children.map((child) => (child.type === 'doctype' ? '' : wordsOf(child))).join('');
