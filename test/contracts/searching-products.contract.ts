import { describe, expect, it } from 'vitest';
import { productSummary } from '../../src/domain/catalogue/product';
import {
  PRODUCTS_PER_PAGE,
  type ProductFilter,
  type ProductQuery,
} from '../../src/domain/catalogue/product-query';
import { MARK } from './product-fixtures';
import type { WritableCatalogue } from './target';

export function searchingProducts(subject: () => WritableCatalogue) {
  const search = (query: ProductQuery) => subject().catalogue.search({ text: MARK, ...query });
  const found = async (query: ProductQuery) =>
    (await search({ pageSize: 50, ...query })).items.map(({ title }) => title);

  const byId = () => [...subject().held].sort((one, other) => (one.id < other.id ? -1 : 1));
  const titles = (things: readonly { readonly title: string }[]) =>
    things.map(({ title }) => title);

  describe('searching for text', () => {
    it.each(['Hanuun', 'hanuun', 'HANUUN', '  hanuun '])(
      'the product catalogue finds the text in titles and descriptions, whatever the case: "%s"',
      async (text) => {
        expect(await found({ text })).toEqual(titles(subject().held));
      },
    );

    it.each([
      ['100%', 'Hanuun 100% pure'],
      ['"Beeyo" d\'or & co', 'Hanuun "Beeyo" d\'or & co'],
      ['Crème de résine', 'Hanuun Crème de résine'],
      ['under_score', 'Hanuun under_score'],
      ['back\\slash #7', 'Hanuun back\\slash #7'],
    ])('the product catalogue searches for the text literally: %s', async (text, title) => {
      expect(await found({ text })).toEqual([title]);
    });

    it.each(['Han_un', 'Han%n', 'Hanuun%pure', 'h*n', 'Hanuun  Carterii', 'carterii hanuun'])(
      'the product catalogue does not treat the text as a pattern: "%s" is not found',
      async (text) => {
        expect(await search({ text })).toMatchObject({ items: [], total: 0, pageCount: 0 });
      },
    );

    it('the product catalogue accepts a text as long as a page', async () => {
      expect(await found({ text: `${MARK} ${'resin 💧 '.repeat(2000)}` })).toEqual([]);
    });

    it('the product catalogue finds every product for a blank text', async () => {
      const { catalogue, held } = subject();
      const { total } = await catalogue.search({ text: ' \t ' });
      expect(total).toBeGreaterThanOrEqual(held.length);
    });
  });

  describe('filtering', () => {
    const ofTheShelf = (...places: readonly number[]) =>
      places.map((place) => subject().held[place]?.title);

    it.each([
      ['one volume', { volumes: ['Bulk'] }, [2, 8]],
      ['two volumes', { volumes: ['Bulk', 'Thirty ml'] }, [1, 2, 6, 8]],
      ['a minimum rating, inclusive', { minimumRating: 3 }, [0, 1, 3, 4, 8, 9]],
      [
        'a minimum rating of 0, which excludes unrated products',
        { minimumRating: 0 },
        [0, 1, 3, 4, 5, 7, 8, 9],
      ],
      ['a minimum price', { minimumPrice: 31 }, [1, 2, 3, 4]],
      ['a maximum price', { maximumPrice: 12.5 }, [5, 6, 7]],
      ['a minimum and a maximum price', { minimumPrice: 12.5, maximumPrice: 24 }, [0, 5, 8, 9]],
      ['a minimum price above the maximum price', { minimumPrice: 50, maximumPrice: 20 }, []],
      ['exact titles', { titles: ['Hanuun Carterii, Bulk', 'hanuun carterii, ten ml'] }, [2]],
      [
        'all of these at once',
        {
          text: 'carterii',
          volumes: ['Ten ml', 'Thirty ml'],
          minimumRating: 4,
          maximumPrice: 58.5,
        },
        [0, 1],
      ],
      [
        'nothing when the criteria are empty lists',
        { volumes: [], titles: [] },
        [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
      ],
    ] satisfies [string, ProductFilter, number[]][])(
      'the product catalogue filters by %s',
      async (_, filter, places) => {
        expect(await found(filter)).toEqual(ofTheShelf(...places));
        expect(await subject().catalogue.count({ text: MARK, ...filter })).toBe(places.length);
      },
    );

    it('the product catalogue ignores a language as long as nothing is translated', async () => {
      expect(await found({ locale: 'en' })).toEqual(titles(subject().held));
    });

    it('the product catalogue returns the count 0 when nothing matches', async () => {
      await expect(subject().catalogue.count({ text: `${MARK}${MARK}` })).resolves.toBe(0);
    });

    it('the product catalogue returns the lowest and the highest price of all products', async () => {
      await expect(subject().catalogue.priceRange()).resolves.toEqual({ lowest: 0, highest: 410 });
    });
  });

  describe('sorting', () => {
    it('the order of found products is by creation time: oldest first as featured, newest first as newest', async () => {
      const { held } = subject();
      expect(await found({})).toEqual(titles(held));
      expect(await found({ sort: 'featured' })).toEqual(titles(held));
      expect(await found({ sort: 'newest' })).toEqual(titles([...held].reverse()));
    });

    it('the order of found products is by price, up or down; equal prices are sorted by id in both cases', async () => {
      const up = byId().sort((one, other) => (one.price ?? 0) - (other.price ?? 0));
      const down = byId().sort((one, other) => (other.price ?? 0) - (one.price ?? 0));
      expect(await found({ sort: 'price-up' })).toEqual(titles(up));
      expect(await found({ sort: 'price-down' })).toEqual(titles(down));
    });

    it('the order of found products is by rating, best first; equal ratings are sorted by id, unrated products are last', async () => {
      const best = byId().sort((one, other) => (other.rating ?? -1) - (one.rating ?? -1));
      expect(await found({ sort: 'rating' })).toEqual(titles(best));
      expect(await found({ sort: 'rating', minimumRating: 3 })).toEqual(
        titles(best.filter(({ rating }) => (rating ?? 0) >= 3)),
      );
    });
  });

  describe('paging', () => {
    it.each(['featured', 'newest', 'price-up', 'price-down', 'rating'] as const)(
      'the product catalogue returns every product on exactly one page: "%s"',
      async (sort) => {
        const pages = await Promise.all(
          [1, 2, 3, 4].map((page) => search({ sort, page, pageSize: 3 })),
        );
        const items = pages.flatMap((page) => page.items);
        expect(titles(items)).toEqual(await found({ sort }));
        for (const page of pages)
          expect(page).toMatchObject({ pageSize: 3, pageCount: 4, total: 10 });
        expect(pages.map(({ page }) => page)).toEqual([1, 2, 3, 4]);
        expect(pages.map((page) => page.items.length)).toEqual([3, 3, 3, 1]);
      },
    );

    it.each(['featured', 'rating'] as const)(
      'the product catalogue returns an empty page past the end: "%s"',
      async (sort) => {
        expect(await search({ sort, page: 99, pageSize: 4 })).toEqual({
          items: [],
          page: 99,
          pageSize: 4,
          pageCount: 3,
          total: 10,
          unsupportedFilters: [],
        });
      },
    );

    it.each([0, -1])('the product catalogue treats page %i as the first page', async (page) => {
      const first = await search({ page: 1, pageSize: 4 });
      expect(await search({ page, pageSize: 4 })).toEqual(first);
    });

    it('the product catalogue reports the page size that it uses when the requested size is out of range', async () => {
      expect(await search({ pageSize: 1000 })).toMatchObject({
        pageSize: 100,
        pageCount: 1,
        total: 10,
      });
      const least = await search({ pageSize: 0 });
      expect(least).toMatchObject({ pageSize: 1, pageCount: 10, total: 10 });
      expect(least.items).toHaveLength(1);
    });

    it('the product catalogue starts with the first page of the default size', async () => {
      expect(await search({})).toMatchObject({
        page: 1,
        pageSize: PRODUCTS_PER_PAGE,
        pageCount: 1,
      });
    });
  });

  it('a search returns products with everything that a card shows', async () => {
    const [first] = subject().held;
    const { items } = await search({ text: 'Carterii, Ten ml' });
    expect(items).toMatchObject(first === undefined ? [] : [productSummary(first)]);
  });
}
