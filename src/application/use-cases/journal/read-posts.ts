import type { BlogPost, PostId, PostQuery, PostSummary } from '../../../domain/journal/blog-post';
import type { Page } from '../../../domain/shared/page';
import type { Blog } from '../../ports/blog';

/** `null` when no post has this id. */
export const getPost =
  (blog: Blog) =>
  (id: PostId, signal?: AbortSignal): Promise<BlogPost | null> =>
    blog.byId(id, { signal });

export const searchPosts =
  (blog: Blog) =>
  (query: PostQuery, signal?: AbortSignal): Promise<Page<PostSummary>> =>
    blog.search(query, { signal });

/** The topics to filter by; empty when the journal has none. */
export const getPostTopics =
  (blog: Blog) =>
  (signal?: AbortSignal): Promise<readonly string[]> =>
    blog.topics({ signal });
