import type { Reads } from '../../application/use-cases';
import type { AnswerOf } from '../site/queries/query';
import type { QueryCache } from '../site/queries/query-cache';

const NAME = 'getQuestions' satisfies keyof Reads;

/**
 * Returns the frequently asked questions that a page shows; an empty array for a page without them.
 */
export const pageQuestions = (cache: QueryCache): AnswerOf<typeof NAME> =>
  (cache.cachedAnswer([NAME]) as AnswerOf<typeof NAME> | undefined) ?? [];
