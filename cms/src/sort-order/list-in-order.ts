import type { Core } from '@strapi/strapi';
import { isTree, type Tree } from '../queries/read-query';
import type { DefaultOrder } from './default-order';
import { type ReadDocuments, readInOrder } from './read-in-order';

/** The result of the `find` method of Strapi's own service. */
type Answer = Awaited<ReturnType<Core.CoreAPI.Service.CollectionType['find']>>;

const isGiven = (value: unknown) =>
  isTree(value) ? Object.keys(value).length > 0 : value !== undefined && value !== '';

/**
 * Returns whether the query contains a sort order, filters or a search text. Strapi answers such a
 * query itself.
 */
const isNarrowed = ({ sort, filters, _q }: Tree) => [sort, filters, _q].some(isGiven);

const PAGES = ['page', 'pageSize', 'start', 'limit'];
const isUnlimited = (pages: unknown) =>
  !isTree(pages) || !PAGES.some((name) => isGiven(pages[name]));

const windowOf = ({ page = 1, pageSize, start, limit = pageSize ?? 0 }: Answer['pagination']) => ({
  start: start ?? (page - 1) * limit,
  limit,
});

/**
 * Answers a query for a list. A query without a sort order, filters and a search text gets the
 * default `order`; any other is passed to Strapi unchanged. `list` is Strapi's own service, which
 * checks the query and counts the documents. The result contains the pagination that `list`
 * returns.
 *
 * The answer to a query without page and limit contains at most `maxLimit` documents. When there
 * are more, the documents that the `order` prefers (its `wanted`) take precedence.
 */
export const listInOrder = async (
  query: Tree,
  {
    list,
    documents,
    order,
    maxLimit,
  }: {
    readonly list: (query: Tree) => Promise<Answer>;
    readonly documents: { findMany(query: object): Promise<readonly unknown[]> };
    readonly order: () => Promise<DefaultOrder>;
    readonly maxLimit: number;
  },
): Promise<Answer> => {
  if (isNarrowed(query)) return list(query);
  const { populate: _, pagination: pages, ...plain } = query;
  const unlimited = isUnlimited(pages);
  const pagination = unlimited ? { ...(isTree(pages) && pages), pageSize: maxLimit } : pages;
  const ids = { ...plain, fields: ['documentId'] };
  const answer = await list({ ...ids, pagination });
  const count = answer.results?.length ?? 0;
  if (count === 0) return answer;

  const reading = (parameters: object) => (where: object) =>
    documents.findMany({
      status: 'published',
      ...parameters,
      ...where,
    }) as ReturnType<ReadDocuments>;
  const { pagination: __, ...whole } = query;
  const reads = { read: reading(whole), readIds: reading(ids) };
  const own = await order();
  const window = windowOf(answer.pagination);
  const total = 'total' in answer.pagination ? answer.pagination.total : Number.POSITIVE_INFINITY;
  const fits = count < window.limit || Number(total) <= window.limit;
  if (!unlimited || fits || !own.wanted)
    return { ...answer, results: await readInOrder(reads, own, window) };

  const { are, others } = own.wanted;
  const wanted = await readInOrder(reads, own, window, are);
  const left = { start: 0, limit: window.limit - wanted.length };
  const more = left.limit > 0 ? await readInOrder(reads, own, left, others) : [];
  return { ...answer, results: [...wanted, ...more] };
};
