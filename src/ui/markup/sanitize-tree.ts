import type { Root } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { markupSchema } from './markup-schema';
import { mediaAsLinks } from './media-as-links';
import { type MediaHosts, placeMedia } from './place-media';
import { tidyTree } from './tidy-tree';

/** Sanitizes a tree. All editor content must pass through this function before it is rendered. */
export function sanitizeTree(root: Root, hosts: MediaHosts): Root {
  const clean = sanitize(mediaAsLinks(root), markupSchema);
  return clean.type === 'root'
    ? tidyTree(placeMedia(clean, hosts))
    : { type: 'root', children: [] };
}
