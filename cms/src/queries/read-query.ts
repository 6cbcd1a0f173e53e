import type { Context } from 'koa';
import { LIMITS } from './limits';
import { refuse } from './refuse';

/** A query or a part of one; a list counts too. */
export type Tree = Readonly<Record<string, unknown>>;

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null;
const leavesOf = (value: unknown): number =>
  isTree(value) ? Object.values(value).reduce<number>((sum, inner) => sum + leavesOf(inner), 0) : 1;

/**
 * Returns the query as Strapi parses it, if its text is not too long. Strapi's parser drops what it
 * does not support (`__proto__`, keys without a name, lists that are too long), and a dropped
 * filter would match everything. So this checks that every parameter that was sent is in the
 * result.
 */
export const readQuery = (ctx: Context): Tree => {
  const { querystring } = ctx;
  if (querystring.length > LIMITS.queryLength)
    refuse('query', `The query is longer than ${LIMITS.queryLength} characters`);
  const sent = querystring.split('&').filter((parameter) => parameter !== '').length;
  if (sent > LIMITS.parameters)
    refuse('query', `The query has more than ${LIMITS.parameters} parameters`);
  const { query } = ctx;
  // For `?constructor` Strapi's query cache returns a function.
  if (!isTree(query) || leavesOf(query) !== sent)
    refuse('query', 'The query has a key that cannot be read');
  return query;
};
