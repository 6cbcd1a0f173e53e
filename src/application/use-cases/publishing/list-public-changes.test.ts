import { describe, expect, it, vi } from 'vitest';
import { aPost } from '../../../../test/builders/a-post';
import { aProduct } from '../../../../test/builders/a-product';
import { inMemoryBlog } from '../../../adapters/in-memory/in-memory-blog';
import { inMemoryProductCatalogue } from '../../../adapters/in-memory/in-memory-product-catalogue';
import type { Product } from '../../../domain/catalogue/product';
import type { ProductCatalogue } from '../../ports/product-catalogue';
import { listPublicChanges } from './list-public-changes';
import { listPublicContent } from './list-public-content';
import { withChanges } from './with-changes';

const DAY_MS = 86_400_000;
const LATEST = Date.UTC(2026, 0, 1);
const daysAgo = (days: number) => new Date(LATEST - days * DAY_MS).toISOString();

/** Products that were each changed one day before the previous one. */
const shelf = Array.from({ length: 250 }, (_, number) =>
  aProduct({ id: `p${number}`, title: `Oil ${number}`, changedAt: daysAgo(number) }),
);
const edited = (place: number, to: Partial<Product>) =>
  shelf.map((product, at) => (at === place ? { ...product, ...to } : product));

function cmsOf(products: readonly Product[]) {
  const none = () => null;
  const catalogue = inMemoryProductCatalogue(products, none);
  const search = vi.fn(catalogue.search);
  const blog = inMemoryBlog([aPost({ changedAt: daysAgo(3) })], none, () => '');
  return { catalogue: { ...catalogue, search }, blog, search };
}
const wholeOf = (products: readonly Product[]) => {
  const { catalogue, blog } = cmsOf(products);
  return listPublicContent(catalogue, blog)();
};

/** The lists after merging the changes into the former lists, and the number of calls. */
async function read(products: readonly Product[], was = shelf) {
  const before = await wholeOf(was);
  const { catalogue, blog, search } = cmsOf(products);
  const changes = await listPublicChanges(catalogue, blog)(before);
  return { now: changes && withChanges(before, changes), calls: search.mock.calls.length };
}

describe('merging recent changes into the lists', () => {
  it('gives the whole lists with two calls', async () => {
    const products = edited(249, { title: 'Maydi', changedAt: daysAgo(-1) });
    const { now, calls } = await read(products);
    expect(now).toEqual(await wholeOf(products));
    expect(calls).toBe(2);
  });

  it('gives the whole lists when nothing changed', async () => {
    expect((await read(shelf)).now).toEqual(await wholeOf(shelf));
  });

  it('includes a change that is slightly older than the newest but became readable after it', async () => {
    const stamped = new Date(LATEST - 1000).toISOString();
    const products = edited(9, { title: 'Rivae', changedAt: stamped });
    expect((await read(products)).now).toEqual(await wholeOf(products));
  });

  const latest = daysAgo(-1);
  const withoutOne = shelf.filter((_, at) => at !== 100);
  it.each([
    ['is new', [...shelf, aProduct({ id: 'new', changedAt: latest })]],
    ['is gone', withoutOne],
    ['is new and another is gone', [...withoutOne, aProduct({ id: 'new', changedAt: latest })]],
    ['is as it was before its last edit', edited(0, { changedAt: daysAgo(400) })],
  ])('gives null when a product %s', async (_, products) => {
    expect((await read(products)).now).toBeNull();
  });

  it('gives null when no product has a time', async () => {
    const timeless = shelf.map((product) => ({ ...product, changedAt: null }));
    expect((await read(timeless, timeless)).now).toBeNull();
  });

  it('gives null when a product became unreadable', async () => {
    const { catalogue, blog } = cmsOf(edited(4, { changedAt: latest }));
    const broken: ProductCatalogue['search'] = async (query, options) => {
      const found = await catalogue.search(query, options);
      return { ...found, items: found.items.filter(({ id }) => id !== 'p4') };
    };
    const before = await wholeOf(shelf);
    expect(await listPublicChanges({ ...catalogue, search: broken }, blog)(before)).toBeNull();
  });
});
