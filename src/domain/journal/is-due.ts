import { momentOf } from '../shared/moment';
import type { PostSummary } from './blog-post';

/**
 * Whether a post's day has come, which begins at midnight in UTC. Until then no visitor sees the post.
 *
 * @param now ms since 1970.
 */
export const isDue = ({ publishedOn }: Pick<PostSummary, 'publishedOn'>, now: number): boolean =>
  (momentOf(publishedOn) ?? Number.NEGATIVE_INFINITY) <= now;
