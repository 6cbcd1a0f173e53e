import type { PostSummary } from '../../../domain/journal/blog-post';
import type { Blog, PostNeighbours } from '../../ports/blog';

export type GetPostNeighbours = (
  post: PostSummary,
  signal?: AbortSignal,
) => Promise<PostNeighbours>;

export const getPostNeighbours =
  (blog: Blog): GetPostNeighbours =>
  (post, signal) =>
    blog.neighbours(post, { signal });
