import type { Element, ElementContent, Root } from 'hast';
import { addressOf, isUpload, mediaAddressOf } from './editor-url';

/** Hosts from which a text's pictures may load. */
export interface MediaHosts {
  /** Base of relative URLs, for example `https://cms.example`; `undefined` for this site. */
  readonly mediaBaseUrl: string | undefined;
  /**
   * Hosts, with the port if there is one, for example `cms.example:1337`; pictures from any other
   * host are not loaded.
   */
  readonly trusted: ReadonlySet<string>;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

function placeLink(link: Element, { mediaBaseUrl }: MediaHosts): Element {
  const address = addressOf(textOf(link.properties['href']));
  if (address?.kind === 'program') {
    return { ...link, properties: { ...link.properties, href: address.url } };
  }
  if (address === null || !isUpload(address)) return link;
  const media = mediaAddressOf(textOf(link.properties['href']), mediaBaseUrl);
  const href = media?.kind === 'foreign' ? media.url : textOf(link.properties['href']);
  return { ...link, properties: { ...link.properties, href } };
}

/**
 * Replaces a picture from a third-party host with a link. Loading the picture would send the
 * visitor's IP address to that host. The site promises not to do this; a link leaves the choice to
 * the visitor. A picture without a text alternative, such as a tracking pixel, is removed.
 */
function asLink(url: string, alt: string, inLink: boolean): ElementContent[] {
  if (alt === '') return [];
  const text = { type: 'text' as const, value: alt };
  if (inLink) return [text];
  return [{ type: 'element', tagName: 'a', properties: { href: url }, children: [text] }];
}

function placePicture(picture: Element, hosts: MediaHosts, inLink: boolean): ElementContent[] {
  const alt = textOf(picture.properties['alt']);
  const source = textOf(picture.properties['src']);
  const address = source === '' ? null : mediaAddressOf(source, hosts.mediaBaseUrl);
  if (address?.kind === 'foreign' && !hosts.trusted.has(address.host)) {
    return asLink(address.url, alt, inLink);
  }
  if (address === null || address.kind === 'program') {
    return alt === '' ? [] : [{ type: 'text', value: alt }];
  }
  const src = address.kind === 'own' ? address.path : address.url;
  return [{ ...picture, properties: { ...picture.properties, src } }];
}

function place(
  nodes: readonly ElementContent[],
  hosts: MediaHosts,
  inLink: boolean,
): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if (node.type !== 'element') return [node];
    if (node.tagName === 'img') return placePicture(node, hosts, inLink);
    const isLink = node.tagName === 'a';
    const children = place(node.children, hosts, inLink || isLink);
    const placed = { ...node, children };
    return [isLink ? placeLink(placed, hosts) : placed];
  });
}

/** Resolves the URLs of pictures and files; pictures from third-party hosts become links. */
export const placeMedia = (root: Root, hosts: MediaHosts): Root => ({
  type: 'root',
  children: place(
    root.children.filter((node) => node.type !== 'doctype'),
    hosts,
    false,
  ),
});
