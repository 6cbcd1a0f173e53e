import { expect, it } from 'vitest';
import { newQueryCache } from '../site/queries/query-cache';
import { pageQuestions } from './page-questions';

it('pageQuestions finds the questions that a page has read, and none on another page', () => {
  const cache = newQueryCache();
  expect(pageQuestions(cache)).toEqual([]);
  const question = { id: 'why', question: 'Why?', answer: ['Because.'] };
  const groups = [{ id: 'harvest', questions: [question] }];
  cache.seed(['getQuestions'], groups, 0);
  expect(pageQuestions(cache)).toEqual(groups);
});
