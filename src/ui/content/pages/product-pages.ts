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
  lead: 'Oils and resin from two trees of the Somali mountains.',
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
    text: 'Not sure which oil? Describe it to us, we will answer.',
    action: { label: 'Contact Us', to: '/contactus' },
  },
  empty: {
    heading: 'Products not available at the moment.',
    /** When filters or words are set. */
    withFilters: 'Nothing matches. Try fewer filters, or leave us a line.',
    withoutFilters: 'Leave us a line, and we write when there is something to offer.',
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
  notRated: 'Not rated yet',
  /** The fact that stands over the title too. */
  botanicalName: 'Botanical name',
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
    /** Beside a volume in which this oil is not on offer: choosing it asks for it. */
    onRequest: 'On request',
  },
  ask: {
    label: 'Ask about this oil',
    note: 'No basket, no obligation: we answer with what is available and what we know about the batch.',
  },
  facts: {
    heading: 'Botanical facts',
    plateCaption: 'Boswellia: leaves, flowers, the cut and its tears.',
    plateLabels: {
      flowers: 'flowers',
      leaves: 'leaves',
      bark: 'bark',
      cut: 'the cut',
      tears: 'tears',
    },
  },
  /**
   * "An hour with this oil" is drawn when the product's facts have all three of these labels;
   * the table of facts then leaves them out.
   */
  hour: {
    heading: 'An hour with this oil',
    moments: ['First minute', 'A quarter hour', 'An hour on'],
  },
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
