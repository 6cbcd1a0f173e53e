import type { Element, ElementContent, Root } from 'hast';
import { PLAYERS } from '../../../content/pages/players';
import { addressOf } from './address';
import { wordsIn } from './property';

/** Where it would have played: its own address, or that of its first source. */
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
  const value = title || `${PLAYERS[player.tagName]}: ${bare}`;
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
 * The text with a link in place of each video, sound or frame: the site makes no request to strangers, and
 * a reader would otherwise not know that something was there. The address is judged like that of any link.
 */
export function mediaAsLinks(root: Root): Root {
  const within = (nodes: readonly ElementContent[]): ElementContent[] =>
    nodes.flatMap((node): ElementContent[] => {
      if (node.type !== 'element') return [node];
      return Object.hasOwn(PLAYERS, node.tagName)
        ? asLink(node)
        : [{ ...node, children: within(node.children) }];
    });
  const content = root.children.filter((node) => node.type !== 'doctype');
  return { type: 'root', children: within(content) };
}
