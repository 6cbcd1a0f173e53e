/** The words of a product's own page. */
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
    /**
     * Beside a volume without a price, or in which this oil is not on offer: choosing that asks for
     * it.
     */
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
  /** What else there is to read of it, further down. */
  story: { what: 'rest of the product' },
} as const;
