import type { Root } from 'hast';
import { sanitize } from 'hast-util-sanitize';
import { markupSchema } from './markup-schema';
import { mediaAsLinks } from './media-as-links';
import { type MediaHosts, placeMedia } from './place-media';
import { tidyTree } from './tidy-tree';

/** The one gate: nothing an editor wrote is drawn without having passed here. */
export function cleanTree(root: Root, hosts: MediaHosts): Root {
  const clean = sanitize(mediaAsLinks(root), markupSchema);
  return clean.type === 'root'
    ? tidyTree(placeMedia(clean, hosts))
    : { type: 'root', children: [] };
}
