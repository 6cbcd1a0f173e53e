/** The words of the product list and of a product's own page. */
import type { AppliedFilter } from '../../../domain/catalogue/applied-filters';
import { formatPrice } from '../../../domain/catalogue/price';
import type { ProductSort } from '../../../domain/catalogue/product-query';

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
  title: 'Products',
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

export const productPage = {
  /** Heading of the page when its product could not be had. */
  title: 'Product',
  /** Read out while it is on its way. */
  coming: 'the product',
  /** What did not come. */
  what: 'product',
  gallery: {
    label: 'Pictures',
    choose: (place: number, count: number): string => `Picture ${place} of ${count}`,
    enlarge: 'Enlarge the picture',
    close: 'Close',
    previous: 'Previous picture',
    next: 'Next picture',
    larger: 'Larger',
    smaller: 'Smaller',
  },
  volume: {
    label: 'Volume',
    /** Beside a volume without a price, or in which this oil is not on offer: choosing that asks for it. */
    onRequest: 'On request',
  },
  ask: {
    label: 'Ask about this oil',
    note: 'No basket, no obligation: we answer with what is available and what we know about the batch.',
  },
  /** How the scent goes on: drawn when the facts have all three of the moments. */
  hour: {
    heading: 'An hour with this oil',
    note: 'The curve is an impression drawn from these words, not a measurement.',
  },
  tree: {
    heading: 'The tree',
    /** Under the drawing of its species. */
    caption: (latin: string): string => `${latin}: the tree, its cuts and its resin.`,
    /** Under the branch that stands for any other. */
  },
  compareWith: (name: string): string => `Compare with ${name}`,
  share: { label: 'Share', copied: 'Link copied', failed: 'The link could not be copied' },
  related: {
    heading: 'Related products',
    what: 'related products',
    more: { label: 'Explore More', to: '/product' },
  },
  notFound: {
    title: 'This product is not here',
    search: 'Search the products',
    text: 'It may have been taken off the shelf, or the address may have been mistyped.',
    ways: [
      { label: 'All products', to: '/product' },
      { label: 'Contact Us', to: '/contactus' },
    ],
  },
} as const;
