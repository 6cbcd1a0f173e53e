import { expect, it } from 'vitest';
import { aPostSummary } from '../../../test/builders/a-post';
import { newestFirst } from './newest-first';

const ordered = (...posts: readonly (readonly [id: string, createdAt: string | null])[]) =>
  posts
    .map(([id, createdAt]) => aPostSummary({ id, createdAt }))
    .sort(newestFirst)
    .map(({ id }) => id);

it('newestFirst sorts the newest first and undated posts last', () => {
  expect(ordered(['old', '2025-03-12'], ['undated', null], ['new', '2025-11-06'])).toEqual([
    'new',
    'old',
    'undated',
  ]);
});

it('newestFirst breaks a tie by id', () => {
  expect(ordered(['b', '2025-03-12'], ['a', '2025-03-12'])).toEqual(['a', 'b']);
});

it('newestFirst compares moments, not strings, and treats an invalid date as unknown', () => {
  expect(
    ordered(
      ['a word', 'soon'],
      ['b day', '2025-02-30'],
      ['early', '2025-11-06T01:00:00+05:00'],
      ['late', '2025-11-05T23:00:00Z'],
    ),
  ).toEqual(['late', 'early', 'a word', 'b day']);
});
