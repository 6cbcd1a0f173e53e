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

/** How many pages the list has that was read; one without items has one. `null` where none was. */
export function pageCountOf(cache: QueryCache): number | null {
  const [page] = listPagesIn(cache);
  return page === undefined ? null : Math.max(1, page.pageCount);
}

/** Whether a page was read that its list does not have: `/product/page/9` of three. */
export const isBeyondList = (cache: QueryCache): boolean =>
  listPagesIn(cache).some(({ page, pageCount }) => page > Math.max(1, pageCount));
