import { expect, type Page } from '@playwright/test';
import { filterChips } from '../../src/ui/content/pages/products/filter-chips';
import { productFilters } from '../../src/ui/content/pages/products/product-filters';
import { productList } from '../../src/ui/content/pages/products/product-list';

/** Returns locators for the parts of the product list. */
export const catalogue = (page: Page) => ({
  results: page.getByRole('region', { name: productList.resultsLabel }),
  titles: page
    .getByRole('region', { name: productList.resultsLabel })
    .getByRole('heading', { level: 2 }),
  count: page.getByRole('main').getByRole('status').first(),
  search: page.getByRole('searchbox'),
  sort: page.getByLabel(productList.sortLabel),
  rail: page.getByRole('complementary', { name: productFilters.heading }),
  chips: page.getByRole('list', { name: filterChips.label }).getByRole('button'),
  pages: page.getByRole('navigation', { name: productList.pagesLabel }),
});

export async function openCatalogue(page: Page, query = '') {
  await page.goto(`/product${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible();
  return catalogue(page);
}

export const addressOf = (page: Page): string => {
  const { pathname, search } = new URL(page.url());
  return `${pathname}${search}`;
};
