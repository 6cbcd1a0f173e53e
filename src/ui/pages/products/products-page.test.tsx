// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { aProduct } from '../../../../test/builders/a-product';
import { aQueryCache } from '../../../../test/builders/a-query-cache';
import { ContentError } from '../../../application/content-error';
import type { UseCases } from '../../../application/use-cases';
import type {
  FilterField,
  FoundProducts,
  ProductQuery,
} from '../../../domain/catalogue/product-query';
import * as failures from '../../content/messages/failures';
import { filterChips } from '../../content/pages/products/filter-chips';
import { productFilters } from '../../content/pages/products/product-filters';
import { productCount, productList } from '../../content/pages/products/product-list';
import { QueryCacheContext } from '../../site/queries/use-query';
import { UseCasesProvider } from '../../site/use-cases-context';
import { loadProductsPage, ProductsPage } from './products-page';

const { sorts } = productList;

interface Search {
  readonly query: ProductQuery;
  readonly signal: AbortSignal | undefined;
  /** Resolves the search with one product of this title, on one of `pageCount` pages. */
  find(
    title: string,
    pageCount?: number,
    unsupportedFilters?: readonly FilterField[],
  ): Promise<void>;
  fail(): Promise<void>;
}

const pageOf = (title: string, page: number, pageCount: number) => ({
  items: [aProduct({ id: title, title })],
  page,
  pageSize: 1,
  pageCount,
  total: pageCount,
});

/** Renders the page with searches that the test resolves, in any order. */
function openAt(address: string) {
  history.replaceState(null, '', address);
  const searches: Search[] = [];
  const searchProducts: UseCases['searchProducts'] = (query, signal) =>
    new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new ContentError('aborted')));
      searches.push({
        query,
        signal,
        find: (title, pageCount = 1, unsupportedFilters = []) =>
          act(async () => {
            const found: FoundProducts = {
              ...pageOf(title, query.page ?? 1, pageCount),
              unsupportedFilters,
            };
            resolve(found);
          }),
        fail: () => act(async () => reject(new ContentError('service-unavailable'))),
      });
    });
  const useCases: Partial<UseCases> = {
    searchProducts,
    countProducts: async () => 7,
    getPriceRange: async () => ({ lowest: 18, highest: 640 }),
  };
  render(
    <UseCasesProvider useCases={useCases as UseCases}>
      <QueryCacheContext value={aQueryCache()}>
        <ProductsPage />
      </QueryCacheContext>
    </UseCasesProvider>,
    // Some tests make a search fail on purpose.
    { onCaughtError: () => {} },
  );
  return searches;
}

/** Returns the latest search; fails unless the page has made exactly `number` searches. */
async function search(searches: readonly Search[], number: number): Promise<Search> {
  await waitFor(() => expect(searches).toHaveLength(number));
  const latest = searches.at(-1);
  if (latest === undefined) throw new Error('The page has not searched');
  return latest;
}

const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((each) => each.textContent);
const sortBy = (sort: string) =>
  fireEvent.change(screen.getByLabelText(productList.sortLabel), { target: { value: sort } });

// Loads the page together with its lazy filters, as the site does.
beforeAll(loadProductsPage);
afterEach(cleanup);

describe('the product list', () => {
  it('the product list searches once, for the query in the URL', async () => {
    const searches = openAt('/product?volume=bulk&sort=price-up&page=2&utm=x');
    const first = await search(searches, 1);
    expect(first.query).toEqual({ volumes: ['Bulk'], sort: 'price-up', page: 2 });
    await first.find('Litre of Carterii', 3);
    expect(titles()).toEqual(['Litre of Carterii']);
    expect(searches).toHaveLength(1);
  });

  it('the product list shows the results of the latest search, whichever response arrives last', async () => {
    const searches = openAt('/product');
    await (await search(searches, 1)).find('All');
    sortBy('newest');
    const newest = await search(searches, 2);
    sortBy('rating');
    const rated = await search(searches, 3);
    await rated.find('Best rated');
    expect(titles()).toEqual(['Best rated']);
    await newest.find('Newest');
    expect(titles()).toEqual(['Best rated']);
    expect(location.search).toBe('?sort=rating');
  });

  it('the product list aborts a search whose results are no longer needed', async () => {
    const searches = openAt('/product');
    await (await search(searches, 1)).find('All');
    sortBy('newest');
    const newest = await search(searches, 2);
    sortBy('rating');
    const rated = await search(searches, 3);
    expect(newest.signal?.aborted).toBe(true);
    expect(rated.signal?.aborted).toBe(false);
    await rated.find('Best rated');
    expect(searches).toHaveLength(3);
  });

  it('the product list keeps the previous results, marked as busy, until the next ones have loaded', async () => {
    const searches = openAt('/product');
    await (await search(searches, 1)).find('All');
    const results = screen.getByRole('region', { name: productList.resultsLabel });
    sortBy('newest');
    const newest = await search(searches, 2);
    expect(titles()).toEqual(['All']);
    expect(results.getAttribute('aria-busy')).toBe('true');
    await newest.find('Newest');
    expect(titles()).toEqual(['Newest']);
    expect(results.getAttribute('aria-busy')).toBe('false');
  });

  it('the product list returns to its first page when the sort order changes, and keeps the filters', async () => {
    const searches = openAt('/product?q=oil&page=3&rating=4');
    await (await search(searches, 1)).find('Third page', 5);
    sortBy('newest');
    const newest = await search(searches, 2);
    expect(newest.query).toEqual({ text: 'oil', minimumRating: 4, sort: 'newest' });
    expect(location.search).toBe('?q=oil&rating=4&sort=newest');
  });

  it('the product list shows an error beside filters that still work, and recovers through them', async () => {
    const searches = openAt('/product');
    await (await search(searches, 1)).fail();
    expect(screen.getByRole('alert').textContent).toContain('Service Unavailable');
    sortBy('newest');
    await (await search(searches, 2)).find('Newest');
    expect(titles()).toEqual(['Newest']);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status').textContent).toBe(productCount(1));
  });

  it('the product list searches again on Retry, and announces the number of results', async () => {
    const searches = openAt('/product');
    await (await search(searches, 1)).fail();
    fireEvent.click(screen.getByRole('button', { name: failures.retry }));
    await (await search(searches, 2)).find('All');
    expect(titles()).toEqual(['All']);
    expect(screen.getByRole('status').textContent).toBe(productCount(1));
  });

  it('the product list retries a failed search when the visitor returns to it', async () => {
    const searches = openAt('/product');
    await (await search(searches, 1)).find('All');
    sortBy('newest');
    await (await search(searches, 2)).fail();
    sortBy('featured');
    await waitFor(() => expect(titles()).toEqual(['All']));
    sortBy('newest');
    await (await search(searches, 3)).find('Newest');
    expect(titles()).toEqual(['Newest']);
  });

  it('the product list goes to the last page when the URL names a page past the end', async () => {
    const searches = openAt('/product?page=9');
    const first = await search(searches, 1);
    await act(async () => {
      await first.find('Nothing', 2);
    });
    const last = await search(searches, 2);
    expect(last.query).toEqual({ page: 2 });
    expect(location.pathname).toBe('/product/page/2');
  });

  describe('of a catalogue without volumes and ratings', () => {
    const offered = () => ({
      facets: screen
        .queryAllByRole('group')
        .map((group) => group.querySelector('legend')?.textContent),
      sorts: screen.getAllByRole('option').map(({ textContent }) => textContent),
    });
    const withoutThem = {
      facets: [productFilters.price],
      sorts: [sorts.featured, sorts['price-up'], sorts['price-down'], sorts.newest],
    };

    it('the product list of a catalogue without volumes and ratings offers no filter and no sort order by volume or rating, and ignores those in the URL', async () => {
      const searches = openAt('/product?volume=bulk&rating=4&sort=rating');
      await (await search(searches, 1)).find('All', 2, ['volume', 'rating']);
      expect(offered()).toEqual(withoutThem);
      expect(screen.queryByRole('list', { name: filterChips.label })).toBeNull();
      expect(screen.getByLabelText<HTMLSelectElement>(productList.sortLabel).value).toBe(
        'featured',
      );
      expect(titles()).toEqual(['All']);
    });

    it('the product list of a catalogue without volumes and ratings offers no such filters when a later search fails or reports fewer unsupported filters', async () => {
      const searches = openAt('/product');
      await (await search(searches, 1)).find('All', 2, ['volume', 'rating']);
      sortBy('newest');
      await (await search(searches, 2)).fail();
      expect(offered()).toEqual(withoutThem);
      sortBy('price-up');
      await (await search(searches, 3)).find('Cheapest', 2, []);
      expect(offered()).toEqual(withoutThem);
    });
  });
});
