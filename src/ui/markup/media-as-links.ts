import type { Element, ElementContent, Root } from 'hast';
import { EMBEDDED_MEDIA } from '../content/pages/embedded-media';
import { addressOf } from './editor-url';
import { wordsIn } from './property-value';

/** Returns the URL of an embedded element: its own, or that of its first `<source>`. */
function addressIn({ properties, children }: Element): string {
  const own = wordsIn(properties['src']) || wordsIn(properties['data']);
  if (own.trim() !== '') return own.trim();
  const source = children.find((child) => child.type === 'element' && child.tagName === 'source');
  return source?.type === 'element' ? wordsIn(source.properties['src']).trim() : '';
}

function asLink(player: Element): ElementContent[] {
  const address = addressIn(player);
  const kind = address === '' ? undefined : addressOf(address)?.kind;
  if (kind !== 'foreign' && kind !== 'own') return [];
  const title = wordsIn(player.properties['title']).trim();
  const bare = address.replace(/^(?:https?:)?\/\//iu, '');
  const value = title || `${EMBEDDED_MEDIA[player.tagName]}: ${bare}`;
  return [
    {
      type: 'element',
      tagName: 'a',
      properties: { href: address },
      children: [{ type: 'text', value }],
    },
  ];
}

/**
 * Replaces each video, audio or frame with a link, because the site makes no requests to third
 * parties. The link tells the reader that the text contained something here. Its URL is checked
 * like that of any other link.
 */
export function mediaAsLinks(root: Root): Root {
  const within = (nodes: readonly ElementContent[]): ElementContent[] =>
    nodes.flatMap((node): ElementContent[] => {
      if (node.type !== 'element') return [node];
      return Object.hasOwn(EMBEDDED_MEDIA, node.tagName)
        ? asLink(node)
        : [{ ...node, children: within(node.children) }];
    });
  const content = root.children.filter((node) => node.type !== 'doctype');
  return { type: 'root', children: within(content) };
}
