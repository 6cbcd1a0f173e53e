/** Labels of the product page's controls, and words for its loading and error messages. */
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
     * Shown instead of a price for a volume without a price, and for a volume in which the oil is
     * not sold. The latter links to the contact form.
     */
    onRequest: 'On request',
  },
  tree: {
    /** Caption of the drawing of the species. */
    caption: (latin: string): string => `${latin}: the tree, its cuts and its resin.`,
  },
  compareWith: (name: string): string => `Compare with ${name}`,
  share: { label: 'Share', copied: 'Link copied', failed: 'The link could not be copied' },
  related: {
    what: 'related products',
  },
  /** In the error panel, the name of everything below title, price and pictures. */
  story: { what: 'rest of the product' },
} as const;
