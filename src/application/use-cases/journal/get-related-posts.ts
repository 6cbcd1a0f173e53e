import type { PostSummary } from '../../../domain/journal/blog-post';
import { relatedPosts } from '../../../domain/journal/related-posts';
import type { Blog } from '../../ports/blog';

/** The newest are enough to choose from, however long the journal is. */
const CANDIDATES = 24;

/** Other posts, the nearest in subject first; none where there is nothing else. */
export const getRelatedPosts =
  (blog: Blog) =>
  async (post: PostSummary, signal?: AbortSignal): Promise<readonly PostSummary[]> =>
    relatedPosts(post, (await blog.search({ pageSize: CANDIDATES }, { signal })).items);
