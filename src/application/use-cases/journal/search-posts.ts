import type { PostQuery, PostSummary } from '../../../domain/journal/blog-post';
import type { Page } from '../../../domain/shared/page';
import type { Blog } from '../../ports/blog';

export type SearchPosts = (query: PostQuery, signal?: AbortSignal) => Promise<Page<PostSummary>>;

export const searchPosts =
  (blog: Blog): SearchPosts =>
  (query, signal) =>
    blog.search(query, { signal });
