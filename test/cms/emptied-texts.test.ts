import { afterAll, beforeAll, expect, it } from 'vitest';
import { embeddedPageTexts } from '../../src/adapters/embedded/embedded-page-texts';
import { SITE_DETAILS } from '../../src/adapters/embedded/embedded-site-details';
import type { ContentPorts } from '../../src/application/content-types/content-types';
import { PAGE_TEXTS_NAMES } from '../../src/domain/texts/page-texts';
import { builtNodeRenderer, type Clone } from '../edge/node-renderer';
import { fieldsOf } from '../thorough/text-sources/fields-of';
import { MARKED } from '../thorough/text-sources/marked-content';
import { ask, CMS_URL, EDITOR } from './cms-under-test';
import { emptyPageTexts, savePageTexts, shortTexts } from './saved-page-texts';

// Renders every page twice: with the texts of a real CMS, and with those that ship with the site.
// All other content is the same.

const BUILDING = 180_000;

const TEMPLATE =
  '<html><head><!--until-page--><!--/until-page--></head><body><!--until-page--><!--/until-page--><!--until-page--><!--/until-page--></body></html>';

const { pageTexts: _, siteDetails: __, ...others } = MARKED;
const SAME: Partial<ContentPorts> = { ...others, redirects: { all: async () => [] } };

const SITE_FIELDS = {
  name: 'Own name',
  line: 'Own line',
  tagline: 'Own tagline',
  email: 'own@site.example',
  telephone: '+44 20 7946 0999',
  region: 'Own region',
  legalName: 'Own legal name',
  postalAddress: 'Own postal address',
  registerNumber: 'Own register number',
  taxNumber: 'Own tax number',
  maker: 'Own maker',
  euResponsible: 'Own person in the EU',
  orderNote: 'Own note about orders',
  whatsApp: '+44 20 7946 0888',
  copyrightYear: 2087,
  announcement: 'Own announcement',
  announcementLink: '/faq',
  announcementFrom: '2020-01-01T00:00:00.000Z',
  announcementUntil: '2090-01-01T00:00:00.000Z',
  socialPages: [{ network: 'YouTube', address: 'https://youtube.example/own' }],
};

const saveSite = async (data: object) => {
  const { status, body } = await ask('/api/site', { as: EDITOR, method: 'PUT', data });
  expect({ status, body }).toMatchObject({ status: 200 });
};

async function fill() {
  for (const type of PAGE_TEXTS_NAMES)
    await savePageTexts(
      type,
      fieldsOf(type, shortTexts(), () => null),
    );
  await saveSite(SITE_FIELDS);
}

async function empty() {
  for (const type of PAGE_TEXTS_NAMES) await emptyPageTexts(type);
  const nothing = Object.entries(SITE_FIELDS).map(([name, value]) => [
    name,
    Array.isArray(value) ? [] : null,
  ]);
  await saveSite(Object.fromEntries(nothing));
}

let clone: Clone;

/** Renders every page, the shell and the files, by address. */
async function rendered(sources: Partial<ContentPorts>): Promise<ReadonlyMap<string, string>> {
  const strapi = { host: CMS_URL, token: '' };
  const site = await clone.siteRenderer(TEMPLATE, { clock: () => 0, strapi, sources });
  const content = await site.content();
  const catalogue = await site.productsFile();
  const outputs = new Map<string, string>([
    ...(await site.files(content)),
    ...(await site.compositionFiles(content)),
    [catalogue.address, catalogue.text],
    ...(await site.failurePages()),
    ['404.html', (await site.notFoundPage()).html],
  ]);
  for (const { address } of site.addresses(content)) {
    const { html, data, shareCard } = await site.renderPage(address);
    outputs.set(address, [html, data, JSON.stringify(shareCard)].join('\n'));
  }
  return outputs;
}

/**
 * Returns the texts that ship with the site. Only the numbers of months after which enquiries are
 * deleted come from the CMS.
 */
async function shipped(): Promise<Partial<ContentPorts>> {
  const { body } = await ask('/api/site', { as: EDITOR });
  const { retentionContactMonths: contact, retentionWholesaleMonths: wholesale } = (
    body as { data: Record<string, number | null> }
  ).data;
  const details = {
    ...SITE_DETAILS,
    retentionMonths: { contact: contact ?? null, wholesale: wholesale ?? null },
  };
  return { ...SAME, pageTexts: embeddedPageTexts(), siteDetails: { get: async () => details } };
}

beforeAll(async () => {
  clone = await builtNodeRenderer();
}, BUILDING);
afterAll(async () => {
  await empty();
  clone?.remove();
});

it('the owner’s texts change every page and every file with texts, and empty fields restore the shipped output byte for byte', {
  timeout: BUILDING,
}, async () => {
  const before = await rendered(await shipped());
  expect(before.size).toBeGreaterThan(30);
  await fill();
  const filled = await rendered(SAME);
  const unchanged = [...before.keys()].filter((at) => filled.get(at) === before.get(at));
  expect(unchanged).toEqual(['/robots.txt', '/sitemap.xml', '/batch/SN-1.csv', '/products.csv']);
  await empty();
  const after = await rendered(SAME);
  expect([...after.keys()]).toEqual([...before.keys()]);
  expect([...before.keys()].filter((at) => after.get(at) !== before.get(at))).toEqual([]);
});
