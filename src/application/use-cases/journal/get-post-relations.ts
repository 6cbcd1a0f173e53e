import {
  type PostLink,
  type PostSummary,
  type PostTeaser,
  postTeaser,
} from '../../../domain/journal/blog-post';
import { readNext } from '../../../domain/journal/related-posts';
import type { Blog } from '../../ports/blog';

/** Number of newest posts to choose from: enough candidates, however long the journal is. */
const CANDIDATES = 24;

export interface PostRelations {
  /** The next older post; `null` for the oldest post. */
  readonly previous: PostLink | null;
  /** The next newer post; `null` for the newest post. */
  readonly next: PostLink | null;
  /** Other posts, most similar first; empty when there are none. */
  readonly others: readonly PostTeaser[];
}

const asLink = (post: PostSummary | null): PostLink | null =>
  post && { id: post.id, title: post.title };

/** Returns the posts before and after a post, and posts to read next. */
export const getPostRelations =
  (blog: Blog) =>
  async (post: PostSummary, signal?: AbortSignal): Promise<PostRelations> => {
    const [{ previous, next }, { items }] = await Promise.all([
      blog.neighbours(post, { signal }),
      blog.search({ pageSize: CANDIDATES }, { signal }),
    ]);
    return {
      previous: asLink(previous),
      next: asLink(next),
      others: readNext(post, items, [previous, next]).map(postTeaser),
    };
  };
