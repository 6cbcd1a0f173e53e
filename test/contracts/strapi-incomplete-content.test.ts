import { beforeEach, describe, expect, it, vi } from 'vitest';
import { strapiClient } from '../../src/adapters/strapi/http/strapi-client';
import { strapiBlog } from '../../src/adapters/strapi/strapi-blog';
import { strapiProductCatalogue } from '../../src/adapters/strapi/strapi-product-catalogue';
import { aProblemLog } from '../builders/a-problem-log';
import { strictCms, type Without } from '../fake-cms/strict-cms';
import {
  ALL_INCOMPLETE,
  asEntries,
  EACH_INCOMPLETE,
  FEW_POSTS,
  FEW_PRODUCTS,
  lackedBy,
  nameOf,
} from './incomplete-content';
import { describeLackingBlog, describeLackingCatalogue } from './incomplete-content.contract';

const products = asEntries(FEW_PRODUCTS);
const blogs = asEntries(FEW_POSTS);

/**
 * Returns adapters on a fake Strapi that replaces the network and answers 400 to a query that names
 * a missing field. `refused` contains the error message of each 400 response.
 */
function onStrictCms(without: Without) {
  const cms = strictCms({ products, blogs }, without);
  const refused: string[] = [];
  const fetch = async (url: string, { signal }: RequestInit = {}) => {
    await new Promise((resolve) => void setTimeout(resolve));
    signal?.throwIfAborted();
    const { status, body } = cms(url);
    if (status === 400) refused.push(JSON.parse(JSON.stringify(body)).error.message);
    return new Response(JSON.stringify(body), { status });
  };
  const client = strapiClient({ host: 'https://cms.example', token: '' });
  const log = aProblemLog();
  return {
    fetch,
    refused,
    catalogue: strapiProductCatalogue(client, log),
    blog: strapiBlog(client, log),
  };
}

describe.each([{}, { product: ['Price'] }, ...EACH_INCOMPLETE, ALL_INCOMPLETE])(
  'a strict Strapi without %j',
  (without) => {
    const { fetch, catalogue, blog } = onStrictCms(without);
    beforeEach(() => void vi.stubGlobal('fetch', fetch));
    const name = `on a Strapi without ${nameOf(without)}`;
    const { product = [], blog: ofBlog = [], stamps = [] } = without as Without;
    describeLackingCatalogue({
      name,
      open: async () => ({
        catalogue,
        unsupportedFilters: lackedBy(without),
        describes: !product.includes('Description'),
      }),
    });
    describeLackingBlog({
      name,
      open: async () => ({ blog, missingFields: [...ofBlog, ...stamps] }),
    });
  },
);

/**
 * Sends in parallel all reads that a visit to every page needs. On the first call the client does
 * not know yet which fields the CMS lacks.
 */
const everything = ({ catalogue, blog }: ReturnType<typeof onStrictCms>) =>
  Promise.all([
    catalogue.list({ limit: 4 }),
    catalogue.search({ text: 'e', volumes: ['Bulk'], minimumRating: 1, sort: 'rating' }),
    catalogue.search({ minimumPrice: 1, sort: 'newest' }),
    catalogue.count({ volumes: ['Ten ml'] }),
    catalogue.count({ volumes: ['Thirty ml'] }),
    catalogue.count({ volumes: ['Bulk'] }),
    catalogue.priceRange(),
    blog.list(),
    blog.search({ text: 'e' }),
    blog.search({ pageSize: 24 }),
    ...['entry-0', 'entry-1'].map((id) => blog.byId(id as never)),
  ]);

describe('learning the missing fields from a strict Strapi', () => {
  it.each([...EACH_INCOMPLETE, ALL_INCOMPLETE])(
    'learning the missing fields from a strict Strapi costs at most one refusal per content type for each missing field: %j',
    async (without) => {
      const visit = onStrictCms(without);
      vi.stubGlobal('fetch', visit.fetch);
      await everything(visit);
      // A missing field of `stamps` may be refused twice, once for products and once for posts,
      // because the client learns the missing fields of each content type separately.
      const { product = [], blog = [], stamps = [] } = without as Without;
      const unspent = [...product, ...blog, ...stamps, ...stamps].map(
        (field) => `Invalid key ${field}`,
      );
      for (const message of visit.refused) {
        expect(unspent).toContain(message);
        unspent.splice(unspent.indexOf(message), 1);
      }
      const before = visit.refused.length;
      await everything(visit);
      expect(visit.refused).toHaveLength(before);
    },
  );
});
