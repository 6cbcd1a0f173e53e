/** The texts of a product's page. */
export const productPage = {
  /** Heading of the page if its product failed to load. */
  title: 'Product',
  /** Name of the product in the loading announcement. */
  loading: 'the product',
  /** The word for a product in the error panel. */
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
     * Shown instead of a price for a volume that has no price or in which the oil is not sold. If
     * it is not sold, the volume links to the contact form.
     */
    onRequest: 'On request',
  },
  ask: {
    label: 'Ask about this oil',
    note: 'No basket, no obligation: we answer with what is available and what we know about the batch.',
  },
  /** The scent curve, shown if the product's facts describe the scent at all `SCENT_MOMENTS`. */
  hour: {
    heading: 'An hour with this oil',
    note: 'The curve is an impression drawn from these words, not a measurement.',
  },
  tree: {
    heading: 'The tree',
    /** Caption of the drawing of the species. */
    caption: (latin: string): string => `${latin}: the tree, its cuts and its resin.`,
  },
  compareWith: (name: string): string => `Compare with ${name}`,
  share: { label: 'Share', copied: 'Link copied', failed: 'The link could not be copied' },
  related: {
    heading: 'Related products',
    what: 'related products',
    more: { label: 'Explore More', to: '/product' },
  },
  /** Name, in the error panel, of the sections below the title, the price and the pictures. */
  story: { what: 'rest of the product' },
} as const;
