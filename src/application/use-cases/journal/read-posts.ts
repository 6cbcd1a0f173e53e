import type { BlogPost, PostId, PostQuery, PostSummary } from '../../../domain/journal/blog-post';
import type { Page } from '../../../domain/shared/page';
import type { Blog } from '../../ports/blog';

/** Returns a post; `null` when no post has this id. */
export const getPost =
  (blog: Blog) =>
  (id: PostId, signal?: AbortSignal): Promise<BlogPost | null> =>
    blog.byId(id, { signal });

export const searchPosts =
  (blog: Blog) =>
  (query: PostQuery, signal?: AbortSignal): Promise<Page<PostSummary>> =>
    blog.search(query, { signal });

/** Returns the topics by which visitors can filter posts; empty when no post has a topic. */
export const getPostTopics =
  (blog: Blog) =>
  (signal?: AbortSignal): Promise<readonly string[]> =>
    blog.topics({ signal });
