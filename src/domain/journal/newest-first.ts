import type { PostSummary } from './blog-post';

type Dated = Pick<PostSummary, 'id' | 'createdAt'>;

const age = ({ createdAt }: Dated): number => (createdAt === null ? 0 : Date.parse(createdAt));

/** The order of the journal: newest first, of unknown age last, ties broken by id. */
export const newestFirst = (one: Dated, other: Dated): number =>
  age(other) - age(one) || (one.id < other.id ? -1 : 1);
