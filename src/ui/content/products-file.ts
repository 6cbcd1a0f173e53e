import type { CatalogueWords } from '../../domain/catalogue/catalogue-table';

/** The texts of the file with the catalogue. */
export const productsFileTexts: CatalogueWords = {
  columns: {
    title: 'Product',
    volume: 'Volume',
    price: 'Price',
    currency: 'Currency',
    rating: 'Rating out of 5',
    batch: 'Current batch',
    page: 'Page',
  },
  sampleBatch: (number) => `${number} (sample)`,
};
