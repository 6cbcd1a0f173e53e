import type { QueryCache } from './queries/query-cache';

interface ListPage {
  readonly page: number;
  readonly pageCount: number;
}

const isListPage = (answer: unknown): answer is ListPage =>
  typeof answer === 'object' && answer !== null && 'page' in answer && 'pageCount' in answer;

const listPagesIn = (cache: QueryCache): readonly ListPage[] =>
  cache
    .cached()
    .map(([, answer]) => answer)
    .filter(isListPage);

/**
 * Page count of the list that this page has read; an empty list has one page. `null` where it has
 * read none.
 */
export function pageCountOf(cache: QueryCache): number | null {
  const [page] = listPagesIn(cache);
  return page === undefined ? null : Math.max(1, page.pageCount);
}

/** Whether the page has read a list page that does not exist: `/product/page/9` of three. */
export const isBeyondList = (cache: QueryCache): boolean =>
  listPagesIn(cache).some(({ page, pageCount }) => page > Math.max(1, pageCount));
