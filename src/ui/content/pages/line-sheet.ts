import type { Volume } from '../../../domain/catalogue/volume';

/** The texts of the page with the catalogue to print. */
export const lineSheet = {
  title: 'Line sheet',
  /** The date on which the prices were read. */
  date: (day: string): string => `Prices as of ${day}, in US dollars`,
  print: 'Print',
  table: 'The catalogue',
  what: 'products',
  loading: 'the catalogue',
  product: 'Product',
  /** The heading of a column of prices. `null` is the column of products without a volume. */
  column: (volume: Volume | null): string => volume ?? 'Each',
  /** Read aloud instead of the dash in a cell without a product. */
  notOffered: 'not offered',
  /** Replaces `notOffered` on a sheet that has no space for all products. */
  notOnSheet: 'not on this sheet',
  shortened: 'More products, and more volumes of these, are in the file for spreadsheets.',
  none: 'No product is published yet. Write to us, and we tell you what is available.',
  terms: {
    heading: 'Terms',
    minimum: 'Minimum order',
    tradePrice: 'Trade prices',
    onRequest: 'On request',
    contact: 'Order from',
  },
} as const;
