import type { ProblemLog } from '../../application/ports/problem-log';
import type { EditableCatalogue, ProductDraft } from '../../application/ports/product-catalogue';
import { absentAsNull } from './http/absent-as-null';
import { entryPath } from './http/entry-path';
import type { StrapiClient } from './http/strapi-client';
import { strapiProductCatalogue } from './strapi-product-catalogue';
import { readWire } from './wire/read-wire';
import { oneWire } from './wire/strapi-wire';
import { PRODUCT_FIELDS, toProduct } from './wire/to-product';
import { fromSearchListing } from './wire/to-search-listing';

const toData = ({ searchListing, ...draft }: Partial<ProductDraft>) => ({
  ...Object.fromEntries(
    Object.entries(PRODUCT_FIELDS).map(([name, field]) => [
      field,
      draft[name as keyof typeof draft],
    ]),
  ),
  ...fromSearchListing(searchListing),
});

export function strapiEditableCatalogue(client: StrapiClient, log: ProblemLog): EditableCatalogue {
  const toOne = (answer: unknown) => toProduct(readWire(oneWire, answer).data, client.host, log);

  return {
    ...strapiProductCatalogue(client, log),
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
