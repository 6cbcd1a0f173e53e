import type { BatchSummary } from '../batches/batch';
import { currentBatchOf } from '../batches/current-batch';
import type { TextTable } from '../shared/text-table';
import { decimalPrice } from './price';
import type { ProductId, ProductSummary } from './product';
import { shownRating } from './shown-rating';

/** Column titles and cell texts of the table of the catalogue. */
export interface CatalogueWords {
  readonly columns: Readonly<
    Record<
      'title' | 'volume' | 'price' | 'currency' | 'availability' | 'rating' | 'batch' | 'page',
      string
    >
  >;
  /** Marks the number of a batch that does not exist. */
  readonly sampleBatch: (number: string) => string;
}

/** ISO 4217 code of the currency of all prices. */
const CURRENCY = 'USD';

/**
 * Returns the catalogue as a table for spreadsheets, with a row for each product in the given
 * order. Prices and ratings are plain numbers. A cell without a value is empty.
 *
 * @param batches the last distilled first.
 */
export const catalogueTable = (
  products: readonly ProductSummary[],
  batches: readonly BatchSummary[],
  pageOf: (product: ProductId) => string,
  { columns, sampleBatch }: CatalogueWords,
): TextTable => ({
  columns: [
    columns.title,
    columns.volume,
    columns.price,
    columns.currency,
    columns.availability,
    columns.rating,
    columns.batch,
    columns.page,
  ],
  rows: products.map(({ id, title, volume, price, availability, rating }) => {
    const batch = currentBatchOf(id, batches);
    return [
      title,
      volume ?? '',
      price === null ? '' : decimalPrice(price),
      price === null ? '' : CURRENCY,
      availability ?? '',
      rating === null ? '' : String(shownRating(rating)),
      batch === undefined ? '' : batch.isSample ? sampleBatch(batch.title) : batch.title,
      pageOf(id),
    ];
  }),
});
