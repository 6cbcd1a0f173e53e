import { momentOf } from '../shared/moment';
import type { PostSummary } from './blog-post';

/**
 * Whether the publication day of a post has begun, at midnight UTC. Visitors do not see it before.
 *
 * @param now ms since 1970.
 */
export const isDue = ({ publishedOn }: Pick<PostSummary, 'publishedOn'>, now: number): boolean =>
  (momentOf(publishedOn) ?? Number.NEGATIVE_INFINITY) <= now;
