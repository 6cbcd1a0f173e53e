import { describe, expect, it } from 'vitest';
import { aNetwork, json } from '../../../../test/builders/a-network';
import { aProblemLog } from '../../../../test/builders/a-problem-log';
import type { PageTextsSource } from '../../../application/ports/page-texts-source';
import { HOME } from '../../embedded/texts/home';
import { strapiClient } from '../http/strapi-client';
import { strapiPageTexts } from './strapi-page-texts';

const LINKS = [{ label: 'Home', address: '/' }];
/** The texts of the home page, to which these tests add a list of rows. */
const SHIPPED = { ...HOME, links: LINKS };
const DEFAULTS = { of: async () => SHIPPED } as unknown as PageTextsSource;

const one = (fields: object) => json({ data: { id: 1, documentId: 'the-home', ...fields } });

function reading(answer: Response) {
  const { calls } = aNetwork(answer);
  const log = aProblemLog();
  const client = strapiClient({ host: 'https://cms.example', token: '' });
  const home = async () =>
    (await strapiPageTexts(client, log, DEFAULTS).of('home')) as typeof SHIPPED;
  return { calls, log, home };
}

describe('texts of a CMS', () => {
  it('texts of a CMS are requested with everything that the single type contains', async () => {
    const { calls, home } = reading(one({}));
    await home();
    expect(calls.map(({ address, query }) => `${address}?${query}`)).toEqual([
      'https://cms.example/api/home?populate=*',
    ]);
  });

  it('texts of a CMS replace those that ship with the site, field by field', async () => {
    const { home, log } = reading(one({ heroOrigin: '  Resin\n from Sanaag ', promoText: null }));
    expect(await home()).toEqual({
      ...SHIPPED,
      hero: { ...HOME.hero, origin: 'Resin from Sanaag' },
    });
    expect(log.problems).toEqual([]);
  });

  it('texts of a CMS have one line for each non-blank line of the field', async () => {
    const { home } = reading(one({ heroHeadline: ' One \r\n\n \u200b\nTwo' }));
    expect((await home()).hero.headline).toEqual(['One', 'Two']);
  });

  it.each([
    ['is too long', { heroOrigin: 'x'.repeat(300) }],
    ['is not a text', { heroOrigin: { text: 'x' } }],
    ['is a number', { heroOrigin: 7 }],
  ])('texts of a CMS are those of the site, with a report, where a field %s', async (_, fields) => {
    const { home, log } = reading(one(fields));
    expect(await home()).toEqual(SHIPPED);
    expect(log.problems).toEqual([
      expect.stringMatching(/^heroOrigin of "Texts: home page" was left out/u),
    ]);
  });

  it('texts of a CMS have the rows of the CMS instead of those of the site', async () => {
    const { home } = reading(
      one({ links: [{ id: 3, label: 'Shop', address: '/product', other: 1 }] }),
    );
    expect((await home()).links).toEqual([{ label: 'Shop', address: '/product' }]);
  });

  it.each([
    { label: 'Shop', address: 'javascript:alert(1)' },
    { label: 'Shop', address: '//evil.example' },
    { label: '', address: '/product' },
    { label: 'Shop', address: null },
    { label: 7, address: '/product' },
    'Shop',
  ])('texts of a CMS leave out the row %j and report it', async (row) => {
    const { home, log } = reading(one({ links: [row, { label: 'Blog', address: '/blog' }] }));
    expect((await home()).links).toEqual([{ label: 'Blog', address: '/blog' }]);
    expect(log.problems).toHaveLength(1);
  });

  it.each([[[]], [null], ['rows'], [[7]], [Array.from({ length: 31 }, () => LINKS[0])]])(
    'texts of a CMS have the rows of the site where the field contains %j',
    async (links) => {
      const { home } = reading(one({ links }));
      expect((await home()).links).toEqual(LINKS);
    },
  );

  it.each([
    ['lacks the content type', () => json({ data: null, error: {} }, { status: 404 })],
    ['does not publish the content type', () => json({ data: null, error: {} }, { status: 403 })],
    ['has no entry', () => json({ data: null })],
    ['has other fields', () => one({ title: 'Other', blocks: [] })],
  ])('texts of a CMS are those of the site when the CMS %s', async (_, answer) => {
    const { home, log } = reading(answer());
    expect(await home()).toEqual(SHIPPED);
    expect(log.problems).toEqual([]);
  });

  it('texts of a CMS are not replaced by those of the site when the CMS fails', async () => {
    const { home } = reading(json({ data: null, error: {} }, { status: 500 }));
    await expect(home()).rejects.toMatchObject({ kind: 'internal-server-error' });
  });
});
