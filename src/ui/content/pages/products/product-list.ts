/** The texts of the product list that are shown before the code of the filters has loaded. */
import type { ProductSort } from '../../../../domain/catalogue/product-query';

const sorts: Record<ProductSort, string> = {
  featured: 'Featured',
  'price-up': 'Price, low to high',
  'price-down': 'Price, high to low',
  rating: 'Rating',
  newest: 'Newest',
};

export const productCount = (total: number): string =>
  `${total} ${total === 1 ? 'product' : 'products'}`;

export const productList = {
  /** Document title of the second and later pages. */
  titleOfPage: (page: number): string => `Products, page ${page}`,
  searchLabel: 'Search by name, tree or scent',
  clearSearch: 'Clear the search',
  resultsLabel: 'Products found',
  loading: 'Loading...',
  count: productCount,
  /** Visually hidden text after the count, from the second page on. */
  pageOf: (page: number, pageCount: number): string => `, page ${page} of ${pageCount}`,
  pagesLabel: 'Pages of products',
  sortLabel: 'Sort',
  sorts,
  filters: {
    heading: 'Filter',
    /** The word for the filters in the error panel. */
    what: 'filters',
    /** Label of the button that opens the filters on a small screen. */
    open: (inForce: number): string => (inForce === 0 ? 'Filter' : `Filter (${inForce})`),
  },
} as const;
