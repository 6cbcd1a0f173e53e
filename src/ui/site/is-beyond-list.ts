import type { ReadCache } from './reads/read-cache';

interface ListPage {
  readonly page: number;
  readonly pageCount: number;
}

const isListPage = (answer: unknown): answer is ListPage =>
  typeof answer === 'object' && answer !== null && 'page' in answer && 'pageCount' in answer;

/** Whether a page was read that its list does not have: `/product/page/9` of three. */
export const isBeyondList = (cache: ReadCache): boolean =>
  cache
    .known()
    .some(([, answer]) => isListPage(answer) && answer.page > Math.max(1, answer.pageCount));
