import { expect, it } from 'vitest';
import { aLawPage } from '../../../test/builders/a-law-page';
import { SITE_DETAILS } from '../../adapters/embedded/embedded-site-details';
import { inMemoryLawPages } from '../../adapters/in-memory/in-memory-law-pages';
import { notificationQueue } from '../../adapters/notifications/notification-queue';
import { publishing } from '../../composition/publishing';
import type { CompanyDetails } from '../../domain/site/site-details';
import { absoluteOn } from '../seo/absolute';
import { organization } from '../seo/structured-data';
import { renderMarkup } from './render-markup';

const COMPANY: CompanyDetails = {
  legalName: 'Cal Madow Resins Ltd.',
  postalAddress: '1 Market Road,\nErigavo',
  registerNumber: 'Chamber of Commerce 12',
  taxNumber: 'SO 34',
  whatsApp: '+252 63 412 3456',
  orderNote: 'We answer with stock.\n<b>Delivery</b> is at cost.',
  maker: 'Cal Madow Resins Ltd.\nTown of the maker',
  euResponsible: 'Example GmbH\nHamburg',
};

const PRODUCT = '/product-detail/frankincense-carterii-ten-ml';
/** Paths of all pages that can show company details. */
const PLACES = ['/', PRODUCT, '/contactus', '/legal/imprint', '/legal/terms'];

async function bodyOf(address: string, company: CompanyDetails) {
  const lawPages = inMemoryLawPages([
    aLawPage({ id: 'imprint', kind: 'imprint', title: 'Imprint' }),
    aLawPage({ id: 'terms', kind: 'terms', title: 'Terms' }),
  ]);
  const siteDetails = { get: async () => ({ ...SITE_DETAILS, ...company }) };
  const site = await publishing(notificationQueue(), { sources: { lawPages, siteDetails } });
  const { body } = await renderMarkup(address, site.newPageUseCases().useCases, null);
  return body;
}

it.each([
  ['legalName', 'Cal Madow Resins Ltd.<', ['/legal/imprint']],
  ['postalAddress', '1 Market Road,\nErigavo<', ['/legal/imprint']],
  ['registerNumber', 'Chamber of Commerce 12', ['/legal/imprint']],
  ['taxNumber', 'SO 34', ['/legal/imprint']],
  ['orderNote', 'stock.\n&lt;b&gt;Delivery&lt;/b&gt; is', [PRODUCT]],
  ['maker', 'Town of the maker', [PRODUCT]],
  ['euResponsible', 'Example GmbH\nHamburg', [PRODUCT]],
  ['whatsApp', 'https://wa.me/252634123456', [PRODUCT, '/contactus']],
] as const)('the %s of the company is shown on its pages only', async (_, text, places) => {
  const shown: string[] = [];
  for (const place of PLACES) if ((await bodyOf(place, COMPANY)).includes(text)) shown.push(place);
  expect(shown).toEqual(places);
});

it('a link to WhatsApp names the product', async () => {
  expect(await bodyOf(PRODUCT, COMPANY)).toContain(
    'href="https://wa.me/252634123456?text=About%3A%20Frankincense%20Carterii%2C%20Ten%20ml"',
  );
});

it.each(Object.keys(COMPANY) as (keyof CompanyDetails)[])(
  'without %s, the pages do not show the label of that detail',
  async (field) => {
    const labels = /<dt>(?:Company|Address|Register|Tax number|Made by|Responsible in the EU)</gu;
    const labelsWith = async (company: CompanyDetails) => {
      const bodies = await Promise.all(PLACES.map((place) => bodyOf(place, company)));
      return bodies.flatMap((body) => body.match(labels) ?? []).length;
    };
    const isLabelled = !['whatsApp', 'orderNote'].includes(field);
    const { [field]: _, ...others } = COMPANY;
    expect((await labelsWith(COMPANY)) - (await labelsWith(others))).toBe(isLabelled ? 1 : 0);
  },
);

it('no page shows company details when the owner has entered none', async () => {
  for (const place of PLACES) {
    expect(await bodyOf(place, {})).not.toMatch(/wa\.me|Made by|Tax number/u);
  }
});

it('the structured data contains the legal name, the address and the tax number', () => {
  const absolute = absoluteOn('https://www.example.com');
  expect(organization({ ...SITE_DETAILS, ...COMPANY }, absolute)).toMatchObject({
    legalName: 'Cal Madow Resins Ltd.',
    address: '1 Market Road, Erigavo',
    taxID: 'SO 34',
  });
  expect(organization(SITE_DETAILS, absolute)).not.toHaveProperty('address');
});
