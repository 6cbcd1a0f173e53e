/** The texts of the filters of the product list. */
import { andUp, filterChips } from './filter-chips';
import { productCount, productList } from './product-list';

export const productFilters = {
  heading: productList.filters.heading,
  clear: filterChips.clear,
  volume: 'Volume',
  rating: 'Rating',
  anyRating: 'Any rating',
  andUp,
  price: 'Price',
  lowestPrice: 'Lowest price',
  highestPrice: 'Highest price',
  /** Labels of the buttons that close the filters on a small screen. */
  close: 'Close the filters',
  show: (total: number): string => `Show ${productCount(total)}`,
  showSome: 'Show products',
} as const;
