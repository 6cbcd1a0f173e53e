import { expect, it } from 'vitest';
import type { PublicContent, PublicItem, PublicList } from '../../public-content';
import { newestChange } from './newest-change';

function listOf<Id>(times: readonly (string | null)[]): PublicList<Id> {
  const items = times.map(
    (changedAt, at): PublicItem<Id> => ({
      id: `${at}` as Id,
      changedAt,
      title: '',
      asListed: '',
    }),
  );
  return { items, pageCount: 1, total: items.length, unsupportedFilters: '[]' };
}

const content = (
  products: readonly (string | null)[],
  posts: readonly (string | null)[],
): PublicContent => ({ products: listOf(products), posts: listOf(posts) });

it('is the newest time of all lists, at any position', () => {
  const times = ['2026-01-01T10:00:00.000Z', null, '2026-03-01T10:00:00.000Z'];
  const latest = '2026-04-01T10:00:00.000Z';
  expect(newestChange(content(times, [latest]))).toBe(Date.parse(latest));
  expect(newestChange(content([latest], times))).toBe(Date.parse(latest));
});

it('ignores invalid times', () => {
  const time = '2026-01-01T10:00:00.000Z';
  expect(newestChange(content(['yesterday', time], []))).toBe(Date.parse(time));
  expect(newestChange(content(['yesterday', null], []))).toBe(0);
});
