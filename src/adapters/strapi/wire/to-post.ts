import type { ProblemLog } from '../../../application/ports/problem-log';
import type { BlogPost, PostId, PostSummary } from '../../../domain/journal/blog-post';
import { readItems } from './read-list';
import { readWire } from './read-wire';
import { type PostWire, postWire } from './strapi-wire';
import { toBodyBlock } from './to-body-block';
import { toPictureOrNull } from './to-picture';

/** `Harvest, Trees` → both. */
const toTopics = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(',')
      .map((topic) => topic.trim())
      .filter((topic) => topic !== ''),
  ),
];

const toSummary = (wire: PostWire, host: string): PostSummary => ({
  id: wire.documentId as PostId,
  title: wire.Title,
  description: wire.Description,
  picture: toPictureOrNull(wire.blogimg, host),
  topics: toTopics(wire.topics),
  // `publishedAt` moves with every edit, so the editor's own date comes first.
  publishedOn: wire.publishedOn ?? wire.publishedAt,
  createdAt: wire.createdAt,
  changedAt: wire.updatedAt,
});

/** @throws ContentError of kind `malformed`. */
export const toPostSummary = (value: unknown, host: string): PostSummary =>
  toSummary(readWire(postWire, value), host);

/** @throws ContentError of kind `malformed`; a part of the body that is, is left out and reported. */
export function toBlogPost(value: unknown, host: string, log: ProblemLog): BlogPost {
  const wire = readWire(postWire, value);
  const toBlock = (part: unknown, index: number) => toBodyBlock(part, index, host);
  return {
    ...toSummary(wire, host),
    pictureCaption: wire.blogimg?.caption || null,
    body: readItems(wire.Body, toBlock, 'part of a post', log),
  };
}
