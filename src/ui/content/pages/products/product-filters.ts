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
  /** Label of the button that closes the filters on a small screen. */
  close: 'Close the filters',
  /** Label of the button below the filters, which also closes them. */
  show: (total: number): string => `Show ${productCount(total)}`,
  /** Replaces `show` while the number of products is unknown. */
  showSome: 'Show products',
} as const;
