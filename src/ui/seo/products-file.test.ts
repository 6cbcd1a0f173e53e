import { expect, it } from 'vitest';
import { aBatch } from '../../../test/builders/a-batch';
import { aProduct } from '../../../test/builders/a-product';
import { cellsOfCsv } from '../../../test/cells-of-csv';
import { inMemoryBatches } from '../../adapters/in-memory/in-memory-batches';
import { inMemoryProductCatalogue } from '../../adapters/in-memory/in-memory-product-catalogue';
import { getBatchList } from '../../application/use-cases/batches/read-batches';
import { allItems } from '../../application/use-cases/publishing/read-all-pages';
import type { Product, ProductId } from '../../domain/catalogue/product';
import { absoluteOn } from './absolute';
import { productsFile } from './products-file';

const absolute = absoluteOn('https://shop.example');

const fileOf = (
  products: readonly Product[],
  batches: readonly ReturnType<typeof aBatch>[] = [],
  on: typeof absolute | null = absolute,
) =>
  productsFile(
    {
      listProducts: async () =>
        (await allItems(inMemoryProductCatalogue(products, () => null).search)).items,
      getBatchList: getBatchList(inMemoryBatches(batches)),
    },
    on,
  );

const rowsOf = async (...given: Parameters<typeof fileOf>) =>
  cellsOfCsv(await fileOf(...given)).slice(1);

it('the file with the catalogue has a row for each product: its price as a number, its page and its current batch', async () => {
  const products = [
    aProduct({
      id: 'maydi',
      title: 'Maydi, Bulk',
      price: 1240.5,
      rating: 4.96,
      volume: 'Bulk',
      availability: 'Sold out',
    }),
    aProduct({ id: 'resin', title: 'Resin', price: null, rating: null, volume: null }),
  ];
  const of = ['maydi' as ProductId];
  const batches = [
    aBatch({ id: 'SN-3', state: 'sold out', products: of, distilledOn: '2026-03-01' }),
    aBatch({ id: 'SN-2', products: of, distilledOn: '2026-02-01' }),
    aBatch({ id: 'SN-1', products: of, distilledOn: '2026-01-01' }),
  ];
  expect(cellsOfCsv(await fileOf(products, batches))).toEqual([
    [
      'Product',
      'Volume',
      'Price (sample)',
      'Currency',
      'Availability',
      'Rating out of 5 (sample)',
      'Current batch',
      'Page',
    ],
    [
      'Maydi, Bulk',
      'Bulk',
      '1240.50',
      'USD',
      'Sold out',
      '4.9',
      'SN-2',
      'https://shop.example/product-detail/maydi',
    ],
    ['Resin', '', '', '', '', '', '', 'https://shop.example/product-detail/resin'],
  ]);
});

it('the file with the catalogue says which batch is a sample', async () => {
  const batch = aBatch({ id: 'SN-1', isSample: true, products: ['carterii' as ProductId] });
  expect((await rowsOf([aProduct()], [batch]))[0]?.[6]).toBe('SN-1 (sample)');
});

it('the file with the catalogue has paths of pages for a site whose address is unknown', async () => {
  expect((await rowsOf([aProduct()], [], null))[0]?.[7]).toBe('/product-detail/carterii');
});

it('the file with the catalogue shows titles as text that a spreadsheet would run as a formula', async () => {
  const titles = ['=HYPERLINK("https://a.example")', '+1', '-1', '@SUM(A1)', 'A "large", jar'];
  const products = titles.map((title, at) => aProduct({ id: `p${at}`, title }));
  expect((await rowsOf(products)).map(([title]) => title)).toEqual([
    '\'=HYPERLINK("https://a.example")',
    "'+1",
    "'-1",
    "'@SUM(A1)",
    'A "large", jar',
  ]);
});

it('the file with the catalogue contains 1,500 products in the order of the product list', async () => {
  const products = Array.from({ length: 1500 }, (_, at) => aProduct({ id: `p${at}` }));
  const listed = [];
  const catalogue = inMemoryProductCatalogue(products, () => null);
  for (let page = 1; page <= 125; page += 1)
    listed.push(...(await catalogue.search({ page })).items);
  expect(listed).toHaveLength(1500);
  expect((await rowsOf(products)).map((cells) => cells.at(-1))).toEqual(
    listed.map(({ id }) => `https://shop.example/product-detail/${id}`),
  );
});
