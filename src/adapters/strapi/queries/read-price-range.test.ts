import { describe, expect, it } from 'vitest';
import { queryString } from '../http/query-string';
import { readPriceRange } from './read-price-range';

/** A CMS that sorts these prices in the requested order. */
const cmsOf =
  (...prices: readonly number[]) =>
  async ({ sort }: { readonly sort?: unknown }) => {
    const sorted = prices.toSorted((one, other) => one - other);
    const ordered = String(sort).startsWith('Price:asc') ? sorted : sorted.toReversed();
    return { data: ordered.slice(0, 1).map((Price) => ({ documentId: 'a', Price })), meta: {} };
  };

describe('readPriceRange', () => {
  it('readPriceRange reads both ends', async () => {
    expect(await readPriceRange(cmsOf(58, 18, 640))).toEqual({ lowest: 18, highest: 640 });
  });

  it('readPriceRange is null when no product has a price', async () => {
    expect(await readPriceRange(cmsOf())).toBeNull();
  });

  it('readPriceRange reads prices sent as text', async () => {
    const answer = { data: [{ Price: '1,018.50' }] };
    await expect(readPriceRange(async () => answer)).resolves.toEqual({
      lowest: 1018.5,
      highest: 1018.5,
    });
  });

  it.each([-1, 'free', null])('readPriceRange ignores a price of %j', async (Price) => {
    await expect(readPriceRange(async () => ({ data: [{ Price }] }))).resolves.toBeNull();
  });

  it('readPriceRange requests one price at a time, of products with a price, in a fixed order', async () => {
    const requested: string[] = [];
    await readPriceRange(async (parameters) => {
      requested.push(decodeURIComponent(queryString(parameters)));
      return { data: [] };
    });
    const shared =
      'sort[1]=documentId:asc&pagination[page]=1&pagination[pageSize]=1&fields[0]=Price&filters[Price][$gte]=0';
    expect(requested).toEqual([`?sort[0]=Price:asc&${shared}`, `?sort[0]=Price:desc&${shared}`]);
  });

  it.each([[{ data: null }], ['<html>']])(
    'readPriceRange rejects %j as malformed',
    async (answer) => {
      await expect(readPriceRange(async () => answer)).rejects.toMatchObject({ kind: 'malformed' });
    },
  );
});
