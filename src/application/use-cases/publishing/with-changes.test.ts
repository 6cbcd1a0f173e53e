import { describe, expect, it } from 'vitest';
import type { PublicItem, PublicList } from '../../public-content';
import { withChanges } from './with-changes';

const LONG_BEFORE = '2020-01-01T00:00:00.000Z';
const MINUTE_BEFORE = '2026-03-01T09:59:00.000Z';
const NEWEST = '2026-03-01T10:00:00.000Z';
const LATER = '2026-04-01T10:00:00.000Z';

/** An item that fits both lists. */
const item = (
  id: string,
  changedAt: string | null = LONG_BEFORE,
  title = `Oil ${id}`,
): PublicItem<never> => ({
  id: id as never,
  changedAt,
  title,
  asListed: JSON.stringify({ id, changedAt, title }),
});

const list = (
  items: readonly PublicItem<never>[],
  { total = 3, unsupportedFilters = '[]' } = {},
): PublicList<never> => ({ items, pageCount: 1, total, unsupportedFilters });

/** Three products, of which the second has the newest time; three older posts. */
const before = {
  products: list([item('a'), item('b', NEWEST), item('c')]),
  posts: list([item('x'), item('y'), item('z')]),
};
/** The answer to a request for changes when there are none: it repeats the newest item. */
const unchanged = { products: list([item('b', NEWEST)]), posts: list([]) };

describe('merging changes into the lists', () => {
  it('leaves the lists as they are when nothing changed', () => {
    expect(withChanges(before, unchanged)).toEqual(before);
  });

  it('replaces each changed item at its position', () => {
    const products = list([item('c', LATER, 'Maydi'), item('b', NEWEST)]);
    const posts = list([item('y', LATER, 'The still')]);
    expect(withChanges(before, { products, posts })).toEqual({
      products: list([item('a'), item('b', NEWEST), item('c', LATER, 'Maydi')]),
      posts: list([item('x'), item('y', LATER, 'The still'), item('z')]),
    });
  });

  it.each([
    ['an item is new', list([item('b', NEWEST), item('d', LATER)])],
    ['an item is gone', list([item('b', NEWEST)], { total: 2 })],
    ['an unreadable item is new', list([item('b', NEWEST)], { total: 4 })],
    ['the newest item is older than before', list([])],
    [
      'the list supports other filters',
      list([item('b', NEWEST)], { unsupportedFilters: '["price"]' }),
    ],
  ])('gives null when %s', (_, products) => {
    expect(withChanges(before, { ...unchanged, products })).toBeNull();
  });

  it('gives null when only a post is new', () => {
    expect(withChanges(before, { ...unchanged, posts: list([item('w', LATER)]) })).toBeNull();
  });

  it.each([
    ['was changed within a minute of the newest change', MINUTE_BEFORE],
    ['has no time', null],
    ['has an invalid time', 'yesterday'],
  ])('gives null when an item that %s is not among the changes', (_, changedAt) => {
    const posts = list([item('x', changedAt), item('y'), item('z')]);
    expect(withChanges({ ...before, posts }, unchanged)).toBeNull();
  });

  it('keeps an item that was changed just before that minute', () => {
    const posts = list([item('x', '2026-03-01T09:58:59.999Z'), item('y'), item('z')]);
    expect(withChanges({ ...before, posts }, unchanged)).toEqual({ ...before, posts });
  });

  it('gives null when no item has a time', () => {
    const timeless = { products: list([item('a', null)]), posts: list([item('x', null)]) };
    expect(withChanges(timeless, { products: list([]), posts: list([]) })).toBeNull();
  });
});
