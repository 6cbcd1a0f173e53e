import type { BlogPost, PostId } from '../../../domain/journal/blog-post';
import type { Blog } from '../../ports/blog';

export type GetPost = (id: PostId, signal?: AbortSignal) => Promise<BlogPost | null>;

export const getPost =
  (blog: Blog): GetPost =>
  (id, signal) =>
    blog.byId(id, { signal });
