import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inMemoryBlog } from '../../src/adapters/in-memory/in-memory-blog';
import { inMemoryPictureLibrary } from '../../src/adapters/in-memory/in-memory-picture-library';
import { inMemoryProductCatalogue } from '../../src/adapters/in-memory/in-memory-product-catalogue';
import { indexReader } from '../../src/adapters/search-index/fetch-index';
import { indexedBlog } from '../../src/adapters/search-index/indexed-blog';
import { indexedCatalogue } from '../../src/adapters/search-index/indexed-catalogue';
import { readProductEntries } from '../../src/adapters/search-index/read-entries';
import { productEntry } from '../../src/adapters/search-index/search-entries';
import SEARCH_INDEXES from '../../src/adapters/search-index/search-indexes.json' with {
  type: 'json',
};
import { postIndex } from '../../src/composition/indexed-search/post-index';
import { productIndex } from '../../src/composition/indexed-search/product-index';
import { EMPTY_PRODUCT } from '../../src/domain/catalogue/product';
import { aPictureUpload } from './picture-library.contract';
import { journal, written } from './post-fixtures';
import { shelf, stocked } from './product-fixtures';
import { searchingPosts } from './searching-posts.contract';
import { searchingProducts } from './searching-products.contract';
import type { WritableBlog, WritableCatalogue } from './target';

/** The files of the release that the fake network serves, by URL. */
const files = new Map<string, unknown>();

beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) =>
    files.has(address)
      ? new Response(JSON.stringify(files.get(address)))
      : new Response('<!doctype html>', { status: 404 }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
  files.clear();
});

/** Returns a port on which every call fails. */
const unreachable = <Port extends object>(): Port =>
  new Proxy({} as Port, {
    ownKeys: () => ['search', 'count', 'priceRange', 'topics'],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    get: () => () => Promise.reject(new Error('The CMS is down')),
  });

describe('product search in the index of a release', () => {
  let subject: WritableCatalogue;
  beforeEach(async () => {
    const library = inMemoryPictureLibrary();
    const picture = await library.store(await aPictureUpload());
    const catalogue = inMemoryProductCatalogue([], library.pictureOf);
    const held = await stocked(catalogue, shelf(picture));
    files.set(SEARCH_INDEXES.product, { unsupportedFilters: [], items: held.map(productEntry) });
    subject = {
      catalogue: { ...catalogue, ...indexedCatalogue(unreachable(), productIndex) },
      held,
      picture,
    };
  });
  searchingProducts(() => subject);

  it('product search in the index of a release returns the price range and the counts of the index', async () => {
    const prices = subject.held.flatMap(({ price }) => price ?? []);
    expect(await subject.catalogue.priceRange()).toEqual({
      lowest: Math.min(...prices),
      highest: Math.max(...prices),
    });
    expect(await subject.catalogue.count({})).toBe(subject.held.length);
  });
});

describe('post search in the index of a release', () => {
  let subject: WritableBlog;
  beforeEach(async () => {
    const library = inMemoryPictureLibrary();
    const picture = await library.store(await aPictureUpload());
    let minutes = 0;
    const now = () => new Date(Date.UTC(2025, 2, 12, 8, minutes++)).toISOString();
    const blog = inMemoryBlog([], library.pictureOf, now);
    const held = await written(blog, journal(picture));
    files.set(SEARCH_INDEXES.blog, { items: held });
    subject = { blog: { ...blog, ...indexedBlog(unreachable(), postIndex) }, held, picture };
  });
  searchingPosts(() => subject);
});

describe('the search index', () => {
  const reader = (now: () => number) => indexReader('/x.json', ({ items }) => items, now);

  it('the search index is loaded at most once a minute', async () => {
    let now = 0;
    const read = reader(() => now);
    files.set('/x.json', { items: [1] });
    expect(await read()).toEqual([1]);
    files.set('/x.json', { items: [2] });
    now = 60_000;
    expect(await read()).toEqual([1]);
    now = 60_001;
    expect(await read()).toEqual([2]);
  });

  it.each([
    ['does not exist', undefined],
    ['contains something else', ['a list']],
    ['has no items', { items: 'none' }],
    ['says that the list is too long', { unsupportedFilters: [], items: null }],
  ])('the search index is unavailable when the file %s', async (_, file) => {
    if (file !== undefined) files.set('/x.json', file);
    expect(await reader(Date.now)()).toBeNull();
  });

  it('the search index is unavailable when the host answers every URL with a page, or there is no network', async () => {
    vi.stubGlobal('fetch', async () => new Response('<!doctype html>'));
    expect(await reader(Date.now)()).toBeNull();
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await reader(Date.now)()).toBeNull();
  });

  it('the search index falls back to the live catalogue when it is unavailable', async () => {
    const live = inMemoryProductCatalogue([], () => null);
    await stocked(
      live,
      shelf(null as never).map((draft) => ({ ...draft, picture: null, gallery: [] })),
    );
    const catalogue = indexedCatalogue(live, async () => null);
    expect(await catalogue.search({})).toEqual(await live.search({}));
  });

  it('the search index skips only the malformed entry', () => {
    const good = {
      id: 'a',
      title: 'A',
      description: '',
      price: 1,
      rating: null,
      volume: null,
      picture: null,
      changedAt: null,
    };
    expect(
      readProductEntries([
        { ...good, price: 'free' },
        null,
        { ...good, id: '' },
        { ...good, picture: {} },
        good,
      ]),
    ).toEqual([{ ...EMPTY_PRODUCT, ...good }]);
  });
});
