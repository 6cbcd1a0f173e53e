import type { ProblemLog } from '../../application/ports/problem-log';
import type { ProductCatalogue, ProductDraft } from '../../application/ports/product-catalogue';
import type { Reading } from '../../application/ports/reading';
import type { Page } from '../../domain/page';
import type { Product } from '../../domain/product';
import { absentAsNull } from './absent-as-null';
import { entryPath } from './entry-path';
import type { Filters, ListParameters } from './list-parameters';
import { productFilters, searchParameters } from './product-parameters';
import { readPage, readTotal } from './read-list';
import { readPriceRange } from './read-price-range';
import { readWire } from './read-wire';
import { searchByRating } from './search-by-rating';
import type { StrapiClient } from './strapi-client';
import { oneWire } from './strapi-wire';
import { toProduct } from './to-product';

const toData = (draft: Partial<ProductDraft>) => ({
  Title: draft.title,
  Description: draft.description,
  Price: draft.price,
  Rating: draft.rating,
  Volume: draft.volume,
  productimage: draft.picture,
  gallery: draft.gallery,
  facts: draft.facts,
});

export function strapiProductCatalogue(client: StrapiClient, log: ProblemLog): ProductCatalogue {
  const toItem = (value: unknown) => toProduct(value, client.host);
  const toOne = (answer: unknown) => toItem(readWire(oneWire, answer).data);

  const page = async (query: ListParameters, reading?: Reading): Promise<Page<Product>> =>
    readPage(await client.call('GET', '/products', { query, ...reading }), toItem, 'product', log);

  const count = async (filters: Filters, reading?: Reading, locale?: string): Promise<number> => {
    const pagination = { page: 1, pageSize: 1, withCount: true };
    const query = { filters, fields: ['documentId'], sort: 'documentId:asc', pagination, locale };
    return readTotal(await client.call('GET', '/products', { query, ...reading }));
  };

  return {
    async list({ limit, signal } = {}) {
      // Exactly the calls of the specification: no sort, everything populated.
      const pagination = { withCount: true, ...(limit !== undefined && { limit }) };
      return (await page({ pagination, populate: '*' }, { signal })).items;
    },
    search(query, reading) {
      return query.sort === 'rating'
        ? searchByRating(
            query,
            (parameters) => page(parameters, reading),
            (filters) => count(filters, reading, query.locale),
          )
        : page(searchParameters(query), reading);
    },
    count: (filter, reading) => count(productFilters(filter), reading),
    priceRange: (reading) =>
      readPriceRange((query) => client.call('GET', '/products', { query, ...reading })),
    byId: (id, reading) =>
      absentAsNull(async () => {
        const query = { populate: '*' };
        const answer = await client.call('GET', entryPath('/products', id), {
          query,
          ...reading,
        });
        const { data } = readWire(oneWire, answer);
        return data === null ? null : toItem(data);
      }),
    async create(draft) {
      const query = { populate: '*' };
      return toOne(
        await client.call('POST', '/products', { query, body: { data: toData(draft) } }),
      );
    },
    update: (id, changes) =>
      absentAsNull(async () => {
        const call = { query: { populate: '*' }, body: { data: toData(changes) } };
        return toOne(await client.call('PUT', entryPath('/products', id), call));
      }),
    async remove(id) {
      await absentAsNull(() => client.call('DELETE', entryPath('/products', id)));
    },
  };
}
