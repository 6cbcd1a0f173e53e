import { afterAll, describe } from 'vitest';
import { bootTemporaryCms } from '../../scripts/cms/boot-temporary-cms.mjs';
import { strapiClient } from '../../src/adapters/strapi/http/strapi-client';
import { strapiBlog } from '../../src/adapters/strapi/strapi-blog';
import { strapiProductCatalogue } from '../../src/adapters/strapi/strapi-product-catalogue';
import { aProblemLog } from '../builders/a-problem-log';
import type { Wire } from '../builders/wire';
import {
  ALL_INCOMPLETE,
  FEW_POSTS,
  FEW_PRODUCTS,
  lackedBy,
  nameOf,
} from '../contracts/incomplete-content';
import {
  describeLackingBlog,
  describeLackingCatalogue,
} from '../contracts/incomplete-content.contract';
import type { Without } from '../fake-cms/strict-cms';

/**
 * Two cases, each with the fields that the CMS lacks. Each field is missing in one of these cases
 * and present in the other. `test/contracts/strapi-incomplete-content.test.ts` tests each missing
 * field alone, on a fake CMS that answers as Strapi does.
 */
const HALVES: readonly Without[] = [
  {
    product: ['Volume', 'Description', 'gallery', 'facts', 'label', 'searchTitle'],
    blog: ['Description', 'blogimg', 'publishedOn', 'searchTitle'],
  },
  {
    product: ['Rating', 'productimage', 'availability', 'visibleFrom', 'searchPicture'],
    blog: ['Body', 'topics', 'visibleFrom', 'searchPicture'],
    stamps: ['createdAt'],
  },
];

// On PostgreSQL, only the case in which all of these fields are missing is tested. The site sends
// the same requests on both databases, so one case shows how PostgreSQL processes them.
const { CMS_LACKING_DATABASE_URL: databaseUrl } = process.env;
const CASES = databaseUrl ? [ALL_INCOMPLETE] : [...HALVES, ALL_INCOMPLETE];
const BOOTING = 180_000;

const withoutFields = (thing: Wire, fields: readonly string[]): Wire =>
  Object.fromEntries(Object.entries(thing).filter(([field]) => !fields.includes(field)));

async function bootLacking(without: Without) {
  const { product = [], blog = [] } = without;
  const cms = await bootTemporaryCms({ without, databaseUrl });
  const editor = strapiClient({ host: cms.url, token: cms.writeToken });
  const store = async (path: string, things: readonly Wire[], fields: readonly string[]) => {
    for (const thing of things) {
      await editor.call('POST', path, { body: { data: withoutFields(thing, fields) } });
    }
  };
  await store('/products', FEW_PRODUCTS, product);
  await store('/blogs', FEW_POSTS, blog);
  return cms;
}

describe.each(CASES)('a real Strapi without %j', (without) => {
  const { product = [], blog = [], stamps = [] } = without;
  const name = `on a real Strapi without ${nameOf(without)}`;
  const log = aProblemLog();
  let booting: ReturnType<typeof bootLacking> | undefined;
  // Reads without a token, because the CMS checks the queries of visitors most strictly.
  const visitor = async () => {
    booting ??= bootLacking(without);
    return strapiClient({ host: (await booting).url, token: '' });
  };
  afterAll(async () => (await booting)?.stop(), BOOTING);

  describeLackingCatalogue({
    name,
    open: async () => ({
      catalogue: strapiProductCatalogue(await visitor(), log),
      unsupportedFilters: lackedBy(without),
      describes: !product.includes('Description'),
    }),
  });
  describeLackingBlog({
    name,
    open: async () => ({
      blog: strapiBlog(await visitor(), log),
      missingFields: [...blog, ...stamps],
    }),
  });
});
