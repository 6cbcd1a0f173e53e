import type { PostSummary } from '../../../domain/journal/blog-post';
import { relatedPosts } from '../../../domain/journal/related-posts';
import type { Blog } from '../../ports/blog';

/** Other posts, the nearest in subject first; none where there is nothing else. */
export type GetRelatedPosts = (
  post: PostSummary,
  signal?: AbortSignal,
) => Promise<readonly PostSummary[]>;

/** The newest are enough to choose from, however long the journal is. */
const CANDIDATES = 24;

export const getRelatedPosts =
  (blog: Blog): GetRelatedPosts =>
  async (post, signal) =>
    relatedPosts(post, (await blog.search({ pageSize: CANDIDATES }, { signal })).items);
