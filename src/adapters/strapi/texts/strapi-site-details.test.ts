import { describe, expect, it } from 'vitest';
import { aMediaWire } from '../../../../test/builders/a-media-wire';
import { aNetwork, json, one } from '../../../../test/builders/a-network';
import { aProblemLog } from '../../../../test/builders/a-problem-log';
import type { SiteDetails } from '../../../domain/site/site-details';
import { strapiClient } from '../http/strapi-client';
import { strapiSiteDetails } from './strapi-site-details';

const DEFAULTS: SiteDetails = {
  name: 'Sanaag',
  line: 'Shipped line',
  tagline: 'Shipped tagline.',
  contact: { email: 'hello@example.com', telephone: '+44 20 7946 0123', region: 'Shipped region' },
  social: [{ network: 'Instagram', address: null }],
  copyrightYear: 2025,
  announcement: null,
  retentionMonths: { contact: null, wholesale: null },
};

const CONTACT = {
  email: 'ask@calmadow.example',
  telephone: '+252 63 412 3456',
  region: 'Erigavo',
};

/** Fields that have the same name and value in the CMS and in the details of the site. */
const UNCHANGED = {
  name: 'Cal Madow',
  line: 'Resin of the mist forest',
  tagline: 'Resin from the cliffs.',
  copyrightYear: 2031,
  legalName: 'Cal Madow Resins Ltd.',
  postalAddress: '1 Market Road\nErigavo',
  registerNumber: 'Chamber of Commerce 12',
  taxNumber: 'SO 34',
  whatsApp: '+252 63 412 3456',
  orderNote: 'We answer with stock.\nDelivery is at cost.',
  maker: 'Cal Madow Resins Ltd.\nErigavo',
  euResponsible: 'Example GmbH\nHamburg',
};

const WIRE = {
  documentId: 'the-site',
  ...UNCHANGED,
  ...CONTACT,
  socialPages: [
    { id: 1, network: 'YouTube', address: 'https://youtube.example/@calmadow' },
    { id: 2, network: 'Facebook', address: null },
  ],
  announcement: 'Closed until Monday.',
  announcementLink: '/faq',
  announcementFrom: '2031-01-01T00:00:00.000Z',
  announcementUntil: '2031-01-06T00:00:00.000Z',
  retentionContactMonths: 12,
  retentionWholesaleMonths: 36,
};

function reading(answer: Response) {
  const { calls } = aNetwork(answer);
  const log = aProblemLog();
  const client = strapiClient({ host: 'https://cms.example', token: '' });
  const source = strapiSiteDetails(client, log, { get: async () => DEFAULTS });
  return { calls, log, get: () => source.get() };
}

/** Reads the details of a site from a CMS in which only the given fields have a value. */
async function detailsWith(fields: object) {
  const { get, log } = reading(one({ documentId: 'the-site', ...fields }));
  return { details: await get(), problems: log.problems };
}

describe('the details of the site in a CMS', () => {
  it('the details of the site in a CMS replace those that ship with the site', async () => {
    const { calls, get, log } = reading(one(WIRE));
    expect(await get()).toEqual({
      ...UNCHANGED,
      contact: CONTACT,
      social: [
        { network: 'YouTube', address: 'https://youtube.example/@calmadow' },
        { network: 'Facebook', address: null },
      ],
      announcement: {
        text: 'Closed until Monday.',
        link: '/faq',
        from: '2031-01-01T00:00:00.000Z',
        until: '2031-01-06T00:00:00.000Z',
      },
      retentionMonths: { contact: 12, wholesale: 36 },
    });
    expect(log.problems).toEqual([]);
    expect(calls.map(({ address, query }) => `${address}?${query}`)).toEqual([
      'https://cms.example/api/site?populate=*',
    ]);
  });

  it.each(Object.keys(WIRE).filter((field) => !/^documentId|^announcement/u.test(field)))(
    'the details of the site in a CMS keep the default of an empty or missing %s, without a report',
    async (field) => {
      const { [field as keyof typeof WIRE]: _, ...others } = WIRE;
      const emptyValues = [undefined, null, ' \u200b', ...(field === 'socialPages' ? [[]] : [])];
      const { details: changed } = await detailsWith(WIRE);
      for (const value of emptyValues) {
        const { details, problems } = await detailsWith({ ...others, [field]: value });
        expect(details).not.toEqual(changed);
        expect(problems).toEqual([]);
      }
      expect(
        (await detailsWith({ [field]: WIRE[field as keyof typeof WIRE] })).details,
      ).not.toEqual(DEFAULTS);
    },
  );

  it.each([
    ['name', 'x'.repeat(31)],
    ['name', { text: 'Cal Madow' }],
    ['line', 12],
    ['email', 'calmadow.example'],
    ['email', 'ask@calmadow.example?subject=hi there'],
    ['telephone', 'ask for Hodan'],
    ['telephone', '+44'],
    ['telephone', '1234567;ext=1'],
    ['whatsApp', '063 412 3456'],
    ['whatsApp', '+252 63'],
    ['whatsApp', '+252 63 412 3456?text=x'],
    ['legalName', 'x'.repeat(121)],
    ['maker', { name: 'Cal Madow' }],
    ['copyrightYear', 1899],
    ['copyrightYear', 2101],
    ['copyrightYear', 2030.5],
    ['copyrightYear', '2030'],
    ['retentionContactMonths', 0],
    ['retentionContactMonths', 121],
    ['retentionWholesaleMonths', 1.5],
    ['retentionWholesaleMonths', '24'],
    ['socialPages', 'none'],
  ])(
    'the details of the site in a CMS keep the default of an unreadable %s: %j, and report it',
    async (field, value) => {
      const { details, problems } = await detailsWith({ [field]: value });
      expect(details).toEqual(DEFAULTS);
      expect(problems).toEqual([
        expect.stringMatching(
          new RegExp(`^${field} of "Site: name, contact, company" was left out: it is `, 'u'),
        ),
      ]);
    },
  );

  it.each(['javascript:alert(1)', 'instagram.example/us', 'https://', 'https://a b.example', 7])(
    'the details of the site in a CMS show no link for a social page at %j, and report it',
    async (address) => {
      const { details, problems } = await detailsWith({
        socialPages: [{ network: 'YouTube', address }],
      });
      expect(details.social).toEqual([{ network: 'YouTube', address: null }]);
      expect(problems).toHaveLength(1);
    },
  );

  it('the details of the site in a CMS leave out an unknown network, and list each network once', async () => {
    const address = 'https://example.com/us';
    const pages = ['Myspace', 'LinkedIn', 'LinkedIn'].map((network) => ({ network, address }));
    const { details, problems } = await detailsWith({ socialPages: [null, ...pages] });
    expect(details.social).toEqual([{ network: 'LinkedIn', address }]);
    expect(problems).toHaveLength(2);
    expect((await detailsWith({ socialPages: [{ network: 'Myspace' }] })).details).toEqual(
      DEFAULTS,
    );
  });

  it('the details of the site in a CMS have the picture of shared links, at the address of the CMS', async () => {
    const { details } = await detailsWith({ sharingPicture: aMediaWire() });
    expect(details.sharingPicture).toMatchObject({
      url: 'https://cms.example/uploads/tears.jpg',
      width: 1200,
    });
  });

  it.each(['/uploads/tears.jpg', [aMediaWire()], aMediaWire({ url: 'javascript:alert(1)' })])(
    'the details of the site in a CMS have no picture of shared links from %j, and report it',
    async (sharingPicture) => {
      const { details, problems } = await detailsWith({ sharingPicture });
      expect(details).toEqual(DEFAULTS);
      expect(problems).toEqual([
        expect.stringContaining('sharingPicture of "Site: name, contact, company"'),
      ]);
    },
  );

  it('the details of the site in a CMS announce nothing without a text, even with a link and dates', async () => {
    const { announcement: _, ...others } = WIRE;
    expect((await detailsWith({ ...others, announcement: ' ' })).details.announcement).toBeNull();
    expect((await detailsWith(others)).details.announcement).toBeNull();
  });

  it('the details of the site in a CMS announce a text alone', async () => {
    expect((await detailsWith({ announcement: ' Closed. ' })).details.announcement).toEqual({
      text: 'Closed.',
      link: null,
      from: null,
      until: null,
    });
  });

  it.each([
    ['announcementLink', 'javascript:alert(1)'],
    ['announcementLink', '//evil.example'],
    ['announcementLink', '/\\evil.example'],
    ['announcementLink', 'faq'],
    ['announcementFrom', 'soon'],
    ['announcementUntil', 5],
  ])(
    'the details of the site in a CMS leave out an unreadable %s of an announcement: %j, and report it',
    async (field, value) => {
      const { details, problems } = await detailsWith({ announcement: 'Closed.', [field]: value });
      expect(details.announcement).toEqual({
        text: 'Closed.',
        link: null,
        from: null,
        until: null,
      });
      expect(problems).toHaveLength(1);
    },
  );

  it.each([
    ['lacks the content type', () => json({ data: null, error: {} }, { status: 404 })],
    ['does not publish the content type', () => json({ data: null, error: {} }, { status: 403 })],
    ['has no entry', () => json({ data: null })],
    ['has an empty entry', () => one({ documentId: 'the-site' })],
    ['has other fields', () => one({ siteName: 'Other', favicon: { url: '/x.png' } })],
  ])(
    'the details of the site in a CMS are those that ship with the site when the CMS %s',
    async (_, answer) => {
      const { get, log } = reading(answer());
      expect(await get()).toEqual(DEFAULTS);
      expect(log.problems).toEqual([]);
    },
  );

  it('the details of the site in a CMS are those that ship with the site when the CMS sends a list, which is reported', async () => {
    const { get, log } = reading(json({ data: [WIRE] }));
    expect(await get()).toEqual(DEFAULTS);
    expect(log.problems).toEqual(['"Site: name, contact, company" could not be read']);
  });

  it('the details of the site in a CMS are not replaced by those of the site when the CMS fails', async () => {
    const { get } = reading(json({ data: null, error: {} }, { status: 500 }));
    await expect(get()).rejects.toMatchObject({ kind: 'internal-server-error' });
  });
});
