import { expect, type Page } from '@playwright/test';

/** Returns locators for the parts of the product list. */
export const catalogue = (page: Page) => ({
  results: page.getByRole('region', { name: 'Products found' }),
  titles: page.getByRole('region', { name: 'Products found' }).getByRole('heading', { level: 2 }),
  count: page.getByRole('main').getByRole('status').first(),
  search: page.getByRole('searchbox'),
  sort: page.getByLabel('Sort'),
  rail: page.getByRole('complementary', { name: 'Filter' }),
  chips: page.getByRole('list', { name: 'Filters in force' }).getByRole('button'),
  pages: page.getByRole('navigation', { name: 'Pages of products' }),
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
