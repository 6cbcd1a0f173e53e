import { expect, it } from 'vitest';
import { aBatch } from '../../../test/builders/a-batch';
import { aProduct } from '../../../test/builders/a-product';
import { catalogueTable } from './catalogue-table';
import type { ProductId } from './product';

const WORDS = {
  columns: {
    title: 'title',
    volume: 'volume',
    price: 'price',
    currency: 'currency',
    availability: 'availability',
    rating: 'rating',
    batch: 'batch',
    page: 'page',
  },
  sampleBatch: (number: string) => `sample ${number}`,
};

it('catalogueTable has a cell for each column, and empty cells for what a product lacks', () => {
  const products = [
    aProduct({ id: 'maydi', title: 'Maydi', price: 1240.5, rating: 4.96, volume: 'Bulk' }),
    aProduct({ id: 'resin', title: 'Resin', price: null, rating: null, volume: null }),
  ];
  const batch = aBatch({ id: 'SN-1', isSample: true, products: ['maydi' as ProductId] });
  expect(catalogueTable(products, [batch], (id) => `/p/${id}`, WORDS)).toEqual({
    columns: Object.keys(WORDS.columns),
    rows: [
      ['Maydi', 'Bulk', '1240.50', 'USD', '', '4.9', 'sample SN-1', '/p/maydi'],
      ['Resin', '', '', '', '', '', '', '/p/resin'],
    ],
  });
});
