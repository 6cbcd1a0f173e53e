import type { Element, ElementContent, Root } from 'hast';
import { addressOf } from '../markup/editor-url';
import type { Absolute } from './absolute';

/**
 * Returns an address in a post's text as an absolute URL; `null` when it is not a valid address.
 */
function absoluteIn(written: unknown, page: string, absolute: Absolute): string | null {
  const address = typeof written === 'string' ? addressOf(written) : null;
  if (address === null) return null;
  if (address.kind !== 'own') return address.url;
  return address.path.startsWith('#') ? `${absolute(page)}${address.path}` : absolute(address.path);
}

function absoluteElement(node: Element, page: string, absolute: Absolute): ElementContent[] {
  const children = absoluteAll(node.children, page, absolute);
  if (node.tagName === 'a') {
    const href = absoluteIn(node.properties['href'], page, absolute);
    if (href === null) return children;
    return [{ ...node, children, properties: { ...node.properties, href } }];
  }
  if (node.tagName !== 'img') return [{ ...node, children }];
  const src = absoluteIn(node.properties['src'], page, absolute);
  const alt = String(node.properties['alt'] ?? '');
  if (src === null) return alt === '' ? [] : [{ type: 'text', value: alt }];
  return [{ ...node, properties: { ...node.properties, src } }];
}

const absoluteAll = (
  nodes: readonly ElementContent[],
  page: string,
  absolute: Absolute,
): ElementContent[] =>
  nodes.flatMap((node) =>
    node.type === 'element' ? absoluteElement(node, page, absolute) : [node],
  );

/**
 * Returns the tree with absolute addresses only. A link whose address no browser can parse becomes
 * plain text.
 *
 * @param page the address of the post's page, for links that consist only of an anchor.
 */
export const absoluteTree = ({ children }: Root, page: string, absolute: Absolute): Root => ({
  type: 'root',
  children: absoluteAll(
    children.filter((node) => node.type !== 'doctype'),
    page,
    absolute,
  ),
});
