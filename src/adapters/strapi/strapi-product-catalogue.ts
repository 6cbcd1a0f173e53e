import type { ProblemLog } from '../../application/ports/problem-log';
import type { ProductCatalogue } from '../../application/ports/product-catalogue';
import type { ReadOptions } from '../../application/ports/read-options';
import { type ProductSummary, productSummary } from '../../domain/catalogue/product';
import { FILTER_FIELDS } from '../../domain/catalogue/product-query';
import { canNarrow, queryWithout } from '../../domain/catalogue/unsupported-filters';
import type { Page } from '../../domain/shared/page';
import { absentAsNull } from './http/absent-as-null';
import { entryPath } from './http/entry-path';
import type { StrapiClient } from './http/strapi-client';
import type { Filters, ListParameters } from './queries/list-parameters';
import { optionalFields } from './queries/optional-fields';
import { FIELD_OF, productFilters, searchParameters } from './queries/product-parameters';
import { readPriceRange } from './queries/read-price-range';
import { searchByRating } from './queries/search-by-rating';
import { readPage, readTotal } from './wire/read-list';
import { readWire } from './wire/read-wire';
import { reportOnce } from './wire/report-once';
import { listWire, oneWire } from './wire/strapi-wire';
import { toProduct } from './wire/to-product';

/** Reads products from Strapi. @param now returns ms since 1970. */
export function strapiProductCatalogue(
  client: StrapiClient,
  problems: ProblemLog,
  now = Date.now,
): ProductCatalogue {
  const log = reportOnce(problems, 'product');
  const fields = optionalFields({
    plain: ['Description', ...FILTER_FIELDS.map((field) => FIELD_OF[field])],
    populated: ['productimage'],
  });
  const unsupported = () => FILTER_FIELDS.filter((field) => fields.isMissing(FIELD_OF[field]));

  const toItem = (value: unknown) => productSummary(toProduct(value, client.host, log, now()));

  const ask = (query: ListParameters, options?: ReadOptions): Promise<unknown> =>
    fields.ask(query, (supported) =>
      client.call('GET', '/products', { query: supported, ...options }),
    );

  const page = async (
    query: ListParameters,
    options?: ReadOptions,
  ): Promise<Page<ProductSummary>> => {
    const answer = await ask(query, options);
    fields.seenIn(readWire(listWire, answer).data);
    return readPage(answer, toItem, 'product', log);
  };

  const count = async (
    filters: Filters,
    options?: ReadOptions,
    locale?: string,
  ): Promise<number> => {
    const pagination = { page: 1, pageSize: 1, withCount: true };
    const query = { filters, fields: ['documentId'], sort: 'documentId:asc', pagination };
    return readTotal(await ask({ ...query, ...(locale !== undefined && { locale }) }, options));
  };

  return {
    async list({ limit, signal } = {}) {
      // The site's specification prescribes this request: no sort, everything populated.
      const pagination = { withCount: true, ...(limit !== undefined && { limit }) };
      return (await page({ pagination, populate: '*' }, { signal })).items;
    },
    search: (query, options) =>
      fields.learning(async () => {
        const supported = queryWithout(query, unsupported());
        const found =
          supported.sort === 'rating'
            ? await searchByRating(
                supported,
                (parameters) => page(parameters, options),
                (filters) => count(filters, options, supported.locale),
              )
            : await page(searchParameters(supported), options);
        return { ...found, unsupportedFilters: unsupported() };
      }),
    count: (filter, options) =>
      fields.learning(async () =>
        canNarrow(filter, unsupported()) ? await count(productFilters(filter), options) : null,
      ),
    priceRange: (options) =>
      fields.learning(async () =>
        unsupported().includes('price')
          ? null
          : await readPriceRange((query) => ask(query, options)),
      ),
    byId: (id, options) =>
      absentAsNull(async () => {
        const query = { populate: '*' };
        const answer = await client.call('GET', entryPath('/products', id), {
          query,
          ...options,
        });
        const { data } = readWire(oneWire, answer);
        if (data === null) return null;
        fields.seenIn([data]);
        return toProduct(data, client.host, log, now());
      }),
  };
}
