import type { Element, ElementContent, Root, RootContent } from 'hast';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function written(node: ElementContent | RootContent): string {
  if (node.type === 'text') return escaped(node.value);
  if (node.type !== 'element') return '';
  const attributes = Object.entries(node.properties).map(([name, value]) => ` ${name}="${value}"`);
  return `<${node.tagName}${attributes.join('')}>${treeAsHtml(node)}</${node.tagName}>`;
}

/**
 * Serialises a hast tree (HTML as a syntax tree) as HTML. Every element gets a closing tag, even a
 * void element such as `br`.
 */
export const treeAsHtml = ({ children }: Root | Element): string =>
  children.map(written).join('').trim();
