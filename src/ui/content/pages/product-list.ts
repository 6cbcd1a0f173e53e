/** The words of the product list. */
import type { AppliedFilter } from '../../../domain/catalogue/applied-filters';
import { formatPrice } from '../../../domain/catalogue/price';
import type { ProductSort } from '../../../domain/catalogue/product-query';
import { PRODUCTS } from '../list-titles';

const sorts: Record<ProductSort, string> = {
  featured: 'Featured',
  'price-up': 'Price, low to high',
  'price-down': 'Price, high to low',
  rating: 'Rating',
  newest: 'Newest',
};

const andUp = (rating: number): string => `${rating} stars and up`;

const productCount = (total: number): string => `${total} ${total === 1 ? 'product' : 'products'}`;

function filterLabel(filter: AppliedFilter): string {
  switch (filter.kind) {
    case 'text':
      return `“${filter.text}”`;
    case 'volume':
      return filter.volume;
    case 'rating':
      return andUp(filter.minimum);
    case 'price': {
      const { minimum, maximum } = filter;
      if (minimum === null) return `Up to ${formatPrice(maximum ?? 0)}`;
      if (maximum === null) return `From ${formatPrice(minimum)}`;
      return `${formatPrice(minimum)} – ${formatPrice(maximum)}`;
    }
  }
}

export const productList = {
  title: PRODUCTS,
  lead: 'Essential oils and resin from Boswellia carterii and Boswellia frereana.',
  /** The title of the document from the second page on. */
  titleOfPage: (page: number): string => `Products, page ${page}`,
  searchLabel: 'Search by name, tree or scent',
  clearSearch: 'Clear the search',
  resultsLabel: 'Products found',
  loading: 'Loading...',
  count: productCount,
  /** Said, not shown, on the further pages of a long list. */
  pageOf: (page: number, pageCount: number): string => `, page ${page} of ${pageCount}`,
  pagesLabel: 'Pages of products',
  sortLabel: 'Sort',
  sorts,
  filters: {
    heading: 'Filter',
    /** What did not come. */
    what: 'filters',
    volume: 'Volume',
    rating: 'Rating',
    anyRating: 'Any rating',
    andUp,
    price: 'Price',
    lowestPrice: 'Lowest price',
    highestPrice: 'Highest price',
    clear: 'Clear all',
    /** Over the filters in force, each of which can be taken away. */
    inForce: 'Filters in force',
    label: filterLabel,
    /** The button that brings the filters up on a small screen, and the one that puts them away. */
    open: (inForce: number): string => (inForce === 0 ? 'Filter' : `Filter (${inForce})`),
    close: 'Close the filters',
    show: (total: number): string => `Show ${productCount(total)}`,
    showSome: 'Show products',
  },
  /** The forest tile among the cards. */
  tile: {
    text: 'Not sure which oil? Describe the scent you have in mind.',
    action: { label: 'Contact Us', to: '/contactus' },
  },
  empty: {
    heading: 'Products not available at the moment.',
    /** When filters or words are set. */
    withFilters: 'Nothing matches. Try fewer filters, or write to us.',
    withoutFilters: 'Write to us, and we answer when there is something to offer.',
    clear: 'Clear all filters',
    action: { label: 'Contact Us', to: '/contactus' },
  },
} as const;
