import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { CMS_DIR } from '../../scripts/cms/cms-dir.mjs';
import type { StrapiCall, StrapiClient } from '../../src/adapters/strapi/http/strapi-client';
import { strapiEditableBlog } from '../../src/adapters/strapi/strapi-editable-blog';
import { strapiEditableCatalogue } from '../../src/adapters/strapi/strapi-editable-catalogue';
import { strapiEnquiryInbox } from '../../src/adapters/strapi/strapi-enquiry-inbox';
import { questionWire } from '../../src/adapters/strapi/texts/to-question';
import { redirectWire } from '../../src/adapters/strapi/texts/to-redirect';
import { siteWire } from '../../src/adapters/strapi/texts/to-site-details';
import { testimonialWire } from '../../src/adapters/strapi/texts/to-testimonial';
import { toBodyBlocks } from '../../src/adapters/strapi/wire/to-body-blocks';
import { lawPageWire } from '../../src/adapters/strapi/wire/to-law-page';
import { postWire } from '../../src/adapters/strapi/wire/to-post';
import { productWire } from '../../src/adapters/strapi/wire/to-product';
import {
  BATCH_DOCUMENT_KINDS,
  BATCH_LIMITS,
  BATCH_ROWS,
  BATCH_STATES,
  EXAMINED,
  HARVEST_YEARS,
} from '../../src/domain/batches/batch';
import { PRODUCT_SORTS } from '../../src/domain/catalogue/product-query';
import { VOLUMES } from '../../src/domain/catalogue/volume';
import { ENQUIRY_KINDS, ENQUIRY_LIMITS } from '../../src/domain/enquiries/enquiry';
import { PICTOGRAMS, SIGNAL_WORDS } from '../../src/domain/label/product-label';
import { CONTENT_UNITS } from '../../src/domain/label/unit-price';
import { LAW_PAGE_KINDS, LAW_PAGE_LIMITS } from '../../src/domain/legal/law-page';
import { QUESTION_GROUPS } from '../../src/domain/questions/question';
import { REDIRECT_LIMITS } from '../../src/domain/redirects/redirect';
import { SEASONS } from '../../src/domain/seasons/season';
import { SEARCH_LISTING_LIMITS } from '../../src/domain/shared/search-listing';
import { COPYRIGHT_YEARS, SITE_LIMITS, SOCIAL_NETWORKS } from '../../src/domain/site/site-details';
import { aProblemLog } from '../builders/a-problem-log';
import { aProductDraft } from '../builders/a-product-draft';
import { anEnquiry } from '../builders/an-enquiry';
import { attributesOf, entryOf, SCHEMAS, STAMPS } from './cms-schemas';
import { cmsSends } from './cms-sends';
import { QUERIES_BY_FIELD } from './incomplete-content';

cmsSends('product', productWire.entries);
cmsSends('blog', postWire.entries);
cmsSends('testimonial', testimonialWire.entries);
cmsSends('question', questionWire.entries);
cmsSends('redirect', redirectWire.entries, { from: '/old-shop', to: '/product' });
cmsSends('site', siteWire.entries, {
  telephone: '+252 63 412 3456',
  whatsApp: '+252 63 412 3456',
  announcementLink: '/faq',
  copyrightYear: 2031,
});

describe('fields that the site reads', () => {
  it('fields that the site reads include every block type of a body that the CMS offers, with all its fields', () => {
    const log = aProblemLog();
    const components = attributesOf('blog')['Body']?.components ?? [];
    expect(components.length).toBeGreaterThan(0);
    for (const component of components) {
      const sent = { __component: component, ...entryOf(component) };
      expect(toBodyBlocks(sent, 0, '', log), component).toHaveLength(1);
    }
    expect(log.problems).toEqual([]);
  });
});

/**
 * Returns a client that answers every request with sample entries, and a record of the requests.
 */
function aRecordingCms() {
  const calls: (StrapiCall & { readonly name: string })[] = [];
  const client: StrapiClient = {
    host: '',
    async call(method, path, call = {}) {
      const [, list = '', id] = path.split('/');
      const name = [...SCHEMAS].find(([, type]) => type.info.pluralName === list)?.[0] ?? list;
      calls.push({ ...call, name });
      const isList = method === 'GET' && id === undefined;
      const pagination = { page: 1, pageSize: 1, pageCount: 2, total: 2 };
      return isList
        ? { data: [entryOf(name)], meta: { pagination } }
        : { data: entryOf(name), meta: {} };
    },
  };
  return { client, calls };
}

type Node = { readonly [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;
const names = (value: unknown) => [value ?? []].flat().map((name) => String(name).split(':')[0]);

/** Returns the fields that a filter uses. Skips keys such as `$eq`, which are Strapi operators. */
const filtered = (filter: unknown): readonly string[] =>
  isNode(filter)
    ? Object.entries(filter).flatMap(([key, value]) =>
        Array.isArray(filter) || key.startsWith('$') ? filtered(value) : [key],
      )
    : [];

/** Returns every field that a request names, for example `product.Title`. */
function named({ name, query = {}, body }: StrapiCall & { readonly name: string }) {
  const populated: Node = isNode(query['populate']) ? query['populate'] : {};
  const components = Object.entries(populated).flatMap(([zone, part]) =>
    isNode(part) && isNode(part['on'])
      ? Object.keys(part['on']).map((component) => `${zone}.on.${component}`)
      : [],
  );
  const data = isNode(body) && isNode(body['data']) ? body['data'] : {};
  const parts = Object.entries(data).flatMap(([field, value]) => {
    const { component } = attributesOf(name)[field] ?? {};
    return (Array.isArray(value) ? value : [])
      .filter(isNode)
      .flatMap(({ __component = component, ...part }) =>
        Object.keys(part).map((inner) => `${__component}.${inner}`),
      );
  });
  return [
    ...[
      ...filtered(query['filters']),
      ...names(query['sort']),
      ...names(query['fields']),
      ...Object.keys(populated),
      ...Object.keys(data),
      ...components,
    ].map((field) => `${name}.${field}`),
    ...parts,
  ];
}

const KNOWN = [...SCHEMAS.keys()].flatMap((name) => [
  ...Object.keys({ ...STAMPS, ...attributesOf(name) }).map((field) => `${name}.${field}`),
  ...Object.entries(attributesOf(name)).flatMap(([zone, { components = [] }]) =>
    components.map((component) => `${name}.${zone}.on.${component}`),
  ),
]);

describe('requests of the site', () => {
  it('requests of the site name only fields that the CMS has', async () => {
    const { client, calls } = aRecordingCms();
    const catalogue = strapiEditableCatalogue(client, aProblemLog());
    const [product] = await catalogue.list();
    for (const sort of PRODUCT_SORTS)
      await catalogue.search({ sort, text: 'oil', titles: ['Sacra'] });
    for (const [query] of Object.values(QUERIES_BY_FIELD).flat()) await catalogue.search(query);
    await catalogue.priceRange();
    await catalogue.byId(product?.id as never);
    const searchListing = { title: 'Sacra', description: 'Resin.', picture: null };
    const oil = aProductDraft({
      gallery: [],
      facts: [{ label: 'Harvest', value: 'By hand' }],
      availability: 'Sold out',
      searchListing,
    });
    await catalogue.create(oil);

    const blog = strapiEditableBlog(client, aProblemLog());
    const { items } = await blog.search({ text: 'resin' });
    for (const post of items) {
      await blog.neighbours(post);
      await blog.byId(post.id);
    }
    await blog.create({
      title: 'How a tear forms',
      description: '',
      picture: null,
      publishedOn: '2025-03-12',
      searchListing,
      body: [
        { kind: 'markdown', markdown: 'A shallow cut.' },
        { kind: 'quote', text: 'Slowly.', author: 'Hodan' },
        { kind: 'picture', picture: null, alt: '', caption: '' },
      ],
    });

    const about = { product: { id: 'a', title: 'Sacra' }, volume: 'Bulk', company: 'Ali' } as const;
    await strapiEnquiryInbox(client).send(anEnquiry(about));

    const unknown = calls.flatMap(named).filter((name) => !KNOWN.includes(name));
    expect([...new Set(unknown)], 'the site names what the CMS does not have').toEqual([]);
  });
});

describe('values that site and CMS share', () => {
  it.each(['product', 'blog'])(
    'values that site and CMS share have the same length limits: the search listing of a %s',
    (name) => {
      const { searchTitle, searchDescription } = attributesOf(name);
      expect({
        title: searchTitle?.maxLength,
        description: searchDescription?.maxLength,
      }).toEqual(SEARCH_LISTING_LIMITS);
    },
  );

  const { kind, volume, ...texts } = attributesOf('enquiry');

  it('values that site and CMS share have the same options', () => {
    expect(volume?.enum).toEqual(VOLUMES);
    expect(kind?.enum).toEqual(ENQUIRY_KINDS);
    expect(attributesOf('question')['group']?.enum).toEqual(QUESTION_GROUPS);
    expect(attributesOf('law-page')['kind']?.enum).toEqual(LAW_PAGE_KINDS);
  });

  const choices = Object.entries(attributesOf('product')).flatMap(([field, { enum: options }]) =>
    options ? [[field, options] as const] : [],
  );

  it.each(choices)(
    'values that site and CMS share have the same options: %s of a product',
    (field, options) => {
      const schema: Readonly<Record<string, v.GenericSchema>> = productWire.entries;
      const read = schema[field];
      expect(read && 'wrapped' in read && read.wrapped).toMatchObject({ options });
    },
  );

  it.each(Object.entries(ENQUIRY_LIMITS))(
    'values that site and CMS share have the same length limits: %s of an enquiry',
    (field, limits) => {
      const { minLength: least, maxLength: most } = texts[field] ?? {};
      expect({ ...(least !== undefined && { least }), most }).toEqual(limits);
    },
  );
});

describe('a law page in the CMS', () => {
  const fields = attributesOf('law-page');

  it('a law page in the CMS has the length limits of the site', () => {
    const names = Object.keys(LAW_PAGE_LIMITS);
    const limits = names.map((name) => [name, fields[name]?.maxLength]);
    expect(Object.fromEntries(limits)).toEqual(LAW_PAGE_LIMITS);
  });

  it.each(['privacy', 'delivery-2', 'Privacy', 'a--b', '-a', 'a/b', 'page.json', '..', ''])(
    'a law page in the CMS accepts or rejects the address %j as the site does',
    (text) => {
      const accepted = new RegExp(fields['address']?.regex ?? '', 'u').test(text);
      expect(accepted).toBe(v.is(lawPageWire.entries.address, text));
    },
  );
});

describe('a batch in the CMS', () => {
  const fields = attributesOf('batch');

  it('a batch in the CMS has the limits of the site', () => {
    const texts = Object.keys(BATCH_LIMITS).map((name) => [name, fields[name]?.maxLength]);
    expect(Object.fromEntries(texts)).toEqual(BATCH_LIMITS);
    const lists = Object.keys(BATCH_ROWS).map((name) => [name, fields[name]?.max]);
    expect(Object.fromEntries(lists)).toEqual(BATCH_ROWS);
    expect(fields['harvestYear']).toMatchObject({ min: HARVEST_YEARS.from, max: HARVEST_YEARS.to });
  });

  it('a batch in the CMS has the options of the site', () => {
    expect(fields['state']?.enum).toEqual(BATCH_STATES);
    expect(fields['harvestSeason']?.enum).toEqual(SEASONS);
    expect(attributesOf('batch.document')['kind']?.enum).toEqual(BATCH_DOCUMENT_KINDS);
    expect(attributesOf('batch.document')['examined']?.enum).toEqual(EXAMINED);
  });
});

it('the label of a product in the CMS has the options of the site', () => {
  const { contentUnit, signalWord, pictograms, gtin } = attributesOf('product.label');
  expect(contentUnit?.enum).toEqual(CONTENT_UNITS);
  expect(signalWord?.enum).toEqual(SIGNAL_WORDS);
  expect(PICTOGRAMS.join(', ')).toMatch(new RegExp(pictograms?.regex ?? '', 'u'));
  expect('4006381333931').toMatch(new RegExp(gtin?.regex ?? '^$', 'u'));
});

it('a redirect in the CMS has the length limits of the site', () => {
  const { from, to } = attributesOf('redirect');
  expect({ from: from?.maxLength, to: to?.maxLength }).toEqual(REDIRECT_LIMITS);
});

describe('the single type Site in the CMS', () => {
  const { socialPages, copyrightYear, ...fields } = attributesOf('site');
  const limited = Object.entries(fields).filter(([, { type }]) => type !== 'datetime');

  it('the single type Site in the CMS has the length limits of the site', () => {
    const limits = limited.map(([field, { maxLength }]) => [field, maxLength]);
    expect(Object.fromEntries(limits)).toEqual(SITE_LIMITS);
  });

  it('the single type Site in the CMS accepts the same copyright years as the site', () => {
    expect(copyrightYear).toMatchObject({ min: COPYRIGHT_YEARS.from, max: COPYRIGHT_YEARS.to });
  });

  it('the single type Site in the CMS offers the networks of the site, each once', () => {
    const { network } = attributesOf(socialPages?.component ?? '');
    expect(network?.enum).toEqual(SOCIAL_NETWORKS);
    expect(socialPages?.max).toBe(SOCIAL_NETWORKS.length);
  });

  it.each([
    ['telephone', '+252 63 412 3456'],
    ['telephone', '(020) 7946-0123'],
    ['telephone', '+44'],
    ['telephone', 'ask for Hodan'],
    ['whatsApp', '+252 (63) 412-3456'],
    ['whatsApp', '0634123456'],
    ['whatsApp', '+0634123456'],
    ['whatsApp', '+252 63 412 3456 7890 12'],
    ['announcementLink', '/faq#orders'],
    ['announcementLink', 'https://example.com/a'],
    ['announcementLink', '//example.com'],
    ['announcementLink', '/\\example.com'],
    ['announcementLink', 'javascript:alert(1)'],
  ] as const)(
    'the single type Site in the CMS accepts as its %s what the site can read: %j',
    (field, text) => {
      const accepted = new RegExp(attributesOf('site')[field]?.regex ?? '', 'u').test(text);
      expect(accepted).toBe(v.is(siteWire.entries[field], text));
    },
  );
});

describe('the types that Strapi generated from its schemas', () => {
  const types = ['contentTypes', 'components']
    .map((file) => readFileSync(join(CMS_DIR, 'types', 'generated', `${file}.d.ts`), 'utf8'))
    .join('\n')
    .split('export interface ');

  it.each([...SCHEMAS])(
    'the types that Strapi generated from its schemas match %s',
    (_, { collectionName, attributes }) => {
      const generated = types.find((type) => type.includes(`collectionName: '${collectionName}';`));
      const found = [...(generated ?? '').matchAll(/^ {4}(\w+):\s+Schema\.Attribute\.(\w+)/gm)]
        .map(([, field, type]) => `${field}: ${type?.toLowerCase()}`)
        .filter((line) => !/^(?:created|updated|published)(?:At|By):|^local/.test(line));
      const wanted = Object.entries(attributes).map(([field, { type }]) => `${field}: ${type}`);
      expect(found.toSorted(), 'run `npm run types` in cms/').toEqual(wanted.toSorted());
    },
  );
});
