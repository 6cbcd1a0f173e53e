import { momentOf } from '../shared/parse-moment';
import type { PostSummary } from './blog-post';

/**
 * Whether the publication day of a post has begun; a day begins at midnight UTC. Before that,
 * visitors do not see the post. A post without a publication day is always due.
 * @param now ms since 1970.
 */
export const isDue = ({ publishedOn }: Pick<PostSummary, 'publishedOn'>, now: number): boolean =>
  (momentOf(publishedOn) ?? Number.NEGATIVE_INFINITY) <= now;
