import type { PostSummary } from '../../../domain/journal/blog-post';
import { relatedPosts } from '../../../domain/journal/related-posts';
import type { Blog } from '../../ports/blog';

/** Number of newest posts to choose from: enough candidates, however long the journal is. */
const CANDIDATES = 24;

/** Other posts, most similar first; empty when there are none. */
export const getRelatedPosts =
  (blog: Blog) =>
  async (post: PostSummary, signal?: AbortSignal): Promise<readonly PostSummary[]> =>
    relatedPosts(post, (await blog.search({ pageSize: CANDIDATES }, { signal })).items);
