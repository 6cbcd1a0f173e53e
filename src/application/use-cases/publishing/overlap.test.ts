import { describe, expect, it } from 'vitest';
import type { PublicContent, PublicList } from '../../public-content';
import { overlapOf } from './overlap';

const listOf = <Id>(...times: readonly (string | null)[]): PublicList<Id> => ({
  items: times.map((changedAt, at) => ({
    id: `${at}` as Id,
    changedAt,
    title: '',
    asListed: '',
  })),
  pageCount: 1,
  total: times.length,
  unsupportedFilters: '[]',
});

const OLD = '2026-01-01T10:00:00.000Z';
const NEW = '2026-03-01T10:00:00.000Z';

describe('the time from which to request changes', () => {
  it.each<[string, PublicContent]>([
    ['product', { products: listOf(NEW, null), posts: listOf(OLD) }],
    ['post', { products: listOf(OLD), posts: listOf(OLD, NEW) }],
  ])('is one minute before the newest change, when that is a %s', (_, content) => {
    expect(overlapOf(content)).toBe('2026-03-01T09:59:00.000Z');
  });

  it.each<[string, PublicContent]>([
    ['has a time', { products: listOf(null), posts: listOf(null) }],
    ['has a valid time', { products: listOf('yesterday'), posts: listOf() }],
    ['exists', { products: listOf(), posts: listOf() }],
  ])('is null when no item %s', (_, content) => {
    expect(overlapOf(content)).toBeNull();
  });
});
