import type { BlogPost } from '../../../../domain/journal/blog-post';
import type { Picture } from '../../../../domain/shared/picture';
import { addressOf } from '../../../markup/editor-url';

function picturesOf({ picture, body }: BlogPost): readonly (Picture | null)[] {
  const inBody = body.flatMap((block) => {
    if (block.kind === 'picture') return [block.picture];
    if (block.kind !== 'rich-text') return [];
    return block.nodes.flatMap((node) => (node.type === 'picture' ? [node.picture] : []));
  });
  return [picture, ...inBody];
}

/**
 * Returns the hosts whose pictures a post may show within its text: the CMS and the hosts of the
 * post's own pictures, because the CMS may store its files on another host.
 */
export function trustedHosts(post: BlogPost): ReadonlySet<string> {
  const addresses = [
    ...picturesOf(post).map((picture) => picture?.url),
    ...post.body.map((block) => ('mediaBaseUrl' in block ? block.mediaBaseUrl : undefined)),
  ];
  return new Set(
    addresses.flatMap((address) => {
      const read = address === undefined ? null : addressOf(address);
      return read?.kind === 'foreign' ? [read.host] : [];
    }),
  );
}
