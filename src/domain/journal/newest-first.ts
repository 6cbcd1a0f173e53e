import { latestFirst } from '../shared/parse-moment';
import type { PostSummary } from './blog-post';

type Dated = Pick<PostSummary, 'id' | 'createdAt'>;

/** Compares posts for the order of the journal: newest first, undated posts last, ties by id. */
export const newestFirst = (one: Dated, other: Dated): number =>
  latestFirst(one.createdAt, other.createdAt) || (one.id < other.id ? -1 : 1);
