import { describe, expect, it } from 'vitest';
import { cachedPages } from './cached-pages';

const ORIGIN = 'https://www.example.com';

/** Returns a cache storage that contains these page documents. */
function someCaches(pages: Readonly<Record<string, string>>): CacheStorage {
  const cache = {
    keys: async () => Object.keys(pages).map((path) => new Request(ORIGIN + path)),
    match: async ({ url }: Request) => new Response(pages[new URL(url).pathname]),
  };
  return {
    has: async (name: string) => name === 'site-pages',
    open: async () => cache,
  } as unknown as CacheStorage;
}

const titled = (title: string) =>
  `<!doctype html><head><meta charset="utf-8"/><title data-x>${title}</title></head>`;

describe('cachedPages', () => {
  it('cachedPages lists pages by their titles, the last visited first', async () => {
    const pages = {
      '/': titled('Home'),
      '/product-detail/a%20b': titled('Oil &amp; &quot;tears&quot;'),
    };
    await expect(cachedPages(() => someCaches(pages)).list()).resolves.toEqual([
      { path: '/product-detail/a%20b', title: 'Oil & "tears"' },
      { path: '/', title: 'Home' },
    ]);
  });

  it('cachedPages unescapes entities in titles', async () => {
    const pages = { '/': titled('&amp;lt; is written for &lt;') };
    await expect(cachedPages(() => someCaches(pages)).list()).resolves.toMatchObject([
      { title: '&lt; is written for <' },
    ]);
  });

  it('cachedPages uses the path of a page without a title', async () => {
    await expect(cachedPages(() => someCaches({ '/about': '' })).list()).resolves.toEqual([
      { path: '/about', title: '/about' },
    ]);
  });

  it.each([
    ['has no cache storage', () => undefined],
    ['has no cache of the site', () => ({ has: async () => false }) as unknown as CacheStorage],
    [
      'refuses access to its caches',
      () => {
        throw new DOMException('The operation is insecure', 'SecurityError');
      },
    ],
  ])('cachedPages is empty where a browser %s', async (_, caches) => {
    await expect(cachedPages(caches).list()).resolves.toEqual([]);
  });
});
