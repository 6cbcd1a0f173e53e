import type { Context } from 'koa';
import { LIMITS } from './limits';
import { refuse } from './refuse';

/** A parsed query, or an object or array in it. */
export type Tree = Readonly<Record<string, unknown>>;

export const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null;
const leavesOf = (value: unknown): number =>
  isTree(value) ? Object.values(value).reduce<number>((sum, inner) => sum + leavesOf(inner), 0) : 1;

/**
 * Returns the query as Strapi parses it. Throws a ValidationError when the query is too long, or
 * when the parser has dropped a part of it. Strapi's parser silently drops what it does not support
 * (`__proto__`, keys without a name, lists that are too long), and without the dropped filter a
 * query would match everything.
 */
export const readQuery = (ctx: Context): Tree => {
  const { querystring } = ctx;
  if (querystring.length > LIMITS.queryLength)
    refuse('query', `The query is longer than ${LIMITS.queryLength} characters`);
  const sent = querystring.split('&').filter((parameter) => parameter !== '').length;
  if (sent > LIMITS.parameters)
    refuse('query', `The query has more than ${LIMITS.parameters} parameters`);
  const { query } = ctx;
  // `isTree` is checked because for `?constructor` Strapi's query cache returns a function.
  if (!isTree(query) || leavesOf(query) !== sent)
    refuse('query', 'The query has a key that cannot be read');
  return query;
};
