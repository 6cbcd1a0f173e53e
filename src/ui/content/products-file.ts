import type { CatalogueWords } from '../../domain/catalogue/catalogue-table';
import { sample } from './sample';

/** Marks the title of a column whose values are samples. */
const marked = (title: string): string => (sample === null ? title : `${title} (${sample.rating})`);

/** The texts of the file with the catalogue. */
export const productsFileTexts: CatalogueWords = {
  columns: {
    title: 'Product',
    volume: 'Volume',
    price: marked('Price'),
    currency: 'Currency',
    availability: 'Availability',
    rating: marked('Rating out of 5'),
    batch: 'Current batch',
    page: 'Page',
  },
  sampleBatch: (number) => `${number} (sample)`,
};
