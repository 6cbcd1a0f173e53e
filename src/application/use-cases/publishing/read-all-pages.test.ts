import { describe, expect, it } from 'vitest';
import { allOf, type Search } from './read-all-pages';

/** Number of items on a list page that visitors see. */
const SHOWN = 9;

const entry = (number: number, given: { title?: string; price?: number } = {}) => ({
  id: `p${number}`,
  title: `Oil ${number}`,
  changedAt: null,
  ...given,
});

const entries = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => entry(from + at));

/**
 * A fake search over `count` items, which records its calls. `entriesOn` replaces the entries of a
 * page, `totalOn` its total.
 */
function listOf(
  count: number,
  {
    entriesOn,
    totalOn = () => count,
  }: {
    entriesOn?: (page: number) => readonly ReturnType<typeof entry>[];
    totalOn?: (page: number) => number;
  } = {},
) {
  const calls: Parameters<Search>[0][] = [];
  const search: Search = async (query) => {
    calls.push(query);
    const { page, pageSize = 100 } = query;
    const total = totalOn(page);
    const from = (page - 1) * pageSize;
    const items = entriesOn?.(page) ?? entries(from, Math.min(total, from + pageSize));
    return { items, page, pageSize, pageCount: Math.ceil(total / pageSize), total };
  };
  return { search, calls };
}

const idsOf = ({ items }: { readonly items: readonly { readonly id: string }[] }) =>
  items.map(({ id }) => id);

describe('reading a whole list', () => {
  it('reading a whole list reads each page of a hundred items once', async () => {
    const { search, calls } = listOf(250);
    const { items, total, pageCount } = await allOf(search, SHOWN);
    expect(calls).toEqual([1, 2, 3].map((page) => ({ page, pageSize: 100 })));
    expect(items).toHaveLength(250);
    expect({ total, pageCount }).toEqual({ total: 250, pageCount: 28 });
  });

  it('reading a whole list reads at most four pages at once and keeps the order of the list', async () => {
    const { search } = listOf(1000);
    let [open, most] = [0, 0];
    const slow: Search = async (query) => {
      open += 1;
      most = Math.max(most, open);
      // Later pages resolve before earlier ones.
      for (let wait = 10 - query.page; wait > 0; wait -= 1) await null;
      open -= 1;
      return search(query);
    };
    expect(idsOf(await allOf(slow, SHOWN))).toEqual(entries(0, 1000).map(({ id }) => id));
    expect(most).toBe(4);
  });

  it('reading a whole list includes the items that are added in the meantime', async () => {
    const { search } = listOf(200, { totalOn: (page) => (page === 1 ? 200 : 250) });
    const { items, total, pageCount } = await allOf(search, SHOWN);
    expect(items).toHaveLength(250);
    expect({ total, pageCount }).toEqual({ total: 250, pageCount: 28 });
  });

  it('reading a whole list keeps the later version of an item that is on two pages', async () => {
    const renamed = entry(99, { title: 'Maydi' });
    const { search } = listOf(150, {
      entriesOn: (page) => (page === 1 ? entries(0, 100) : [renamed, ...entries(100, 149)]),
    });
    const { items } = await allOf(search, SHOWN);
    expect(items).toHaveLength(149);
    expect(items[99]).toMatchObject({ id: 'p99', title: 'Maydi' });
  });

  it('reading a whole list counts the unreadable items in the total', async () => {
    const { search } = listOf(100, { entriesOn: () => entries(0, 98) });
    expect(await allOf(search, SHOWN)).toMatchObject({ total: 100, pageCount: 12 });
  });

  it('reading a whole list gives the whole list entry of each item as JSON', async () => {
    const listed = entry(0, { price: 24 });
    const { search } = listOf(1, { entriesOn: () => [listed] });
    expect((await allOf(search, SHOWN)).items).toEqual([
      { id: 'p0', title: 'Oil 0', changedAt: null, asListed: JSON.stringify(listed) },
    ]);
  });

  it('reading a whole list names the filters that the list does not support', async () => {
    const { search } = listOf(3);
    const withoutPrices: Search = async (query) => ({
      ...(await search(query)),
      unsupportedFilters: ['price'],
    });
    expect((await allOf(withoutPrices, SHOWN)).unsupportedFilters).toBe('["price"]');
    expect((await allOf(search, SHOWN)).unsupportedFilters).toBe('[]');
  });

  it('reading a whole list rejects when one page cannot be read', async () => {
    const { search } = listOf(300);
    const failure = new Error('reset');
    const broken: Search = (query) => (query.page === 3 ? Promise.reject(failure) : search(query));
    await expect(allOf(broken, SHOWN)).rejects.toBe(failure);
  });

  it('reading a whole list accepts a hundred thousand items and rejects a higher total as malformed', async () => {
    const first = (total: number) => listOf(total, { entriesOn: () => entries(0, 100) }).search;
    await expect(allOf(first(100_000), SHOWN)).resolves.toMatchObject({ total: 100 });
    await expect(allOf(first(100_001), SHOWN)).rejects.toMatchObject({ kind: 'malformed' });
  });
});
