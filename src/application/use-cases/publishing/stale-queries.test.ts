import { describe, expect, it } from 'vitest';
import type { ProductId } from '../../../domain/catalogue/product';
import type { PostId } from '../../../domain/journal/blog-post';
import type { AnsweredQuery } from '../../port-query';
import type { PublicContent } from '../../public-content';
import { staleQueries } from './stale-queries';

interface Given {
  readonly id: string;
  readonly title?: string;
  readonly says?: string;
  readonly at?: string | null;
}

const LONG_AGO = '2020-01-01T00:00:00.000Z';

const listOf = <Id>(items: readonly Given[], total: number, unsupportedFilters = '[]') => ({
  items: items.map(({ id, title = `Oil ${id}`, says = 'same', at = LONG_AGO }) => ({
    id: id as Id,
    changedAt: at,
    title,
    asListed: says,
  })),
  pageCount: 1,
  total,
  unsupportedFilters,
});

/** An item of a later day, so that the times of the others are reliable. */
const NEWEST: Given = { id: 'newest', at: '2026-01-01T00:00:00.000Z' };

const content = (
  items: readonly Given[],
  total = items.length + 1,
  unsupportedFilters = '[]',
): PublicContent => ({
  products: listOf<ProductId>([...items, NEWEST], total, unsupportedFilters),
  posts: listOf<PostId>([...items, NEWEST], total, unsupportedFilters),
});

const queryOf = (method: string, args: readonly unknown[] = [], rest = {}): AnsweredQuery => ({
  port: 'productCatalogue',
  method,
  args,
  ids: [],
  span: [0, 12],
  isWhole: true,
  ...rest,
});

const byId = (id: string) => queryOf('byId', [id]);
const neighbours = (id: string) => queryOf('neighbours', [{ id }], { port: 'blog' });
const page = (from: number, to: number) => queryOf('search', [{ page: 1 }], { span: [from, to] });
const byTitle = (titles: readonly string[], ids: readonly string[] = []) =>
  queryOf('search', [{ titles, volumes: ['Ten ml'] }], { ids });

const A = { id: 'a' };
const B = { id: 'b' };
const C = { id: 'c' };
const D = { id: 'd' };
const before = content([A, B, C, D]);

/** Whether the query is stale with these lists. */
const isStale = (now: PublicContent, query: AnsweredQuery, was = before) =>
  staleQueries(was, now)(query);

describe('a query is not stale', () => {
  it('for a document, until its list entry changes', () => {
    expect(isStale(before, byId('a'))).toBe(false);
    const now = content([A, { ...B, says: 'another' }, C, D]);
    expect(isStale(now, byId('a'))).toBe(false);
    expect(isStale(now, byId('b'))).toBe(true);
  });

  it('for a document, until it is removed or added', () => {
    expect(isStale(content([A, C, D]), byId('b'))).toBe(true);
    expect(isStale(content([A, B, C, D, { id: 'e' }]), byId('e'))).toBe(true);
  });

  it('for a part of a list, until that part or the total changes', () => {
    const now = content([A, B, { ...C, says: 'another' }, D]);
    expect(isStale(now, page(0, 2))).toBe(false);
    expect(isStale(now, page(2, 4))).toBe(true);
    expect(isStale(content([B, A, C, D]), page(0, 2))).toBe(true);
    expect(isStale(content([B, A, C, D]), page(2, 4))).toBe(false);
    expect(isStale(content([A, B, C]), page(0, 2))).toBe(true);
  });

  it('for a search by titles, until a found item or one with such a title changes', () => {
    const now = content([A, { ...B, title: 'Maydi', says: 'another' }, C, D]);
    expect(isStale(now, byTitle(['Rivae'], ['c']))).toBe(false);
    expect(isStale(now, byTitle(['Rivae'], ['b']))).toBe(true);
    expect(isStale(now, byTitle(['MAYDÍ '], ['c']))).toBe(true);
    expect(isStale(now, { ...byTitle(['Rivae'], ['c']), isWhole: false })).toBe(true);
  });

  it('for a search by titles, until the found items change their order', () => {
    expect(isStale(content([B, C, A, D]), byTitle(['Rivae'], ['b', 'c']))).toBe(false);
    expect(isStale(content([C, B, A, D]), byTitle(['Rivae'], ['b', 'c']))).toBe(true);
    expect(isStale(content([B, C, D, A]), byTitle(['Rivae'], ['a', 'c', 'd']))).toBe(true);
  });

  it('for neighbours, until one of them changes', () => {
    const now = content([A, B, C, { ...D, says: 'another' }]);
    expect(isStale(now, neighbours('b'))).toBe(false);
    expect(isStale(now, neighbours('c'))).toBe(true);
    expect(isStale(content([A, C, D]), neighbours('a'))).toBe(true);
    expect(isStale(content([A, C, D]), neighbours('d'))).toBe(false);
  });
});

describe('a query is stale', () => {
  it.each(['productCatalogue', 'blog'])(
    'for a list without a sort, even when no document changed: %s',
    (port) => {
      const same = { products: listOf<ProductId>([], 0), posts: listOf<PostId>([], 0) };
      expect(isStale(same, queryOf('list', [{ limit: 4 }], { port }), same)).toBe(true);
    },
  );

  it.each(['count', 'priceRange'])('for a whole list, when any item changed: %s', (method) => {
    const unchanged = listOf<ProductId>([A, B], 2);
    const same = {
      ...before,
      products: { ...unchanged, items: unchanged.items.slice(0, 0), total: 0 },
    };
    expect(isStale(same, queryOf(method), same)).toBe(false);
    expect(isStale(content([A, B, { ...C, says: 'another' }, D]), queryOf(method))).toBe(true);
  });

  it('when a criterion does not tell which items it finds', () => {
    const now = content([A, B, { ...C, says: 'another' }, D]);
    expect(isStale(now, queryOf('search', [{ minimumPrice: 3 }]))).toBe(true);
    expect(
      isStale(now, queryOf('search', [{ text: '', sort: 'featured' }], { span: [0, 2] })),
    ).toBe(false);
    expect(isStale(now, queryOf('search', [{ sort: 'rating' }], { span: [0, 2] }))).toBe(true);
  });

  it('for an item that changed in the latest tick of the CMS’s clock', () => {
    const tick = { id: 'a', at: '2026-01-01T00:00:00.000Z' };
    const shelf = content([tick, B]);
    expect(isStale(shelf, byId('a'), shelf)).toBe(true);
    expect(isStale(shelf, byId('b'), shelf)).toBe(false);
  });

  it('no longer, once any item has a later time', () => {
    const tick = { id: 'a', at: '2026-01-01T00:00:00.000Z' };
    const later = listOf<PostId>([{ id: 'b', at: '2026-01-01T00:00:09.000Z' }], 1);
    const shelf = { ...content([tick, B]), posts: later };
    expect(isStale(shelf, byId('a'), shelf)).toBe(false);
  });

  it('for an item without a valid time', () => {
    for (const at of [null, 'yesterday']) {
      const shelf = content([{ id: 'a', at }, B]);
      expect(isStale(shelf, byId('a'), shelf)).toBe(true);
    }
  });

  it('when it depends on positions in a list with unreadable items', () => {
    const shelf = content([A, B, C], 9);
    expect(isStale(shelf, page(0, 2), shelf)).toBe(true);
    expect(isStale(shelf, neighbours('b'), shelf)).toBe(true);
    expect(isStale(shelf, byId('b'), shelf)).toBe(false);
  });

  it('when the catalogue supports other filters', () => {
    const now = content([A, B, C, D], 5, '["price"]');
    expect(isStale(now, page(0, 2))).toBe(true);
    expect(isStale(now, byTitle(['Rivae']))).toBe(true);
  });
});

it('treats every query to an unknown port as stale', () => {
  const same = content([A, B]);
  const isStale = staleQueries(same, same);
  expect(isStale(queryOf('byId', ['a'], { port: 'blog' }))).toBe(false);
  expect(isStale(queryOf('byId', ['a'], { port: 'testimonials' }))).toBe(true);
});
