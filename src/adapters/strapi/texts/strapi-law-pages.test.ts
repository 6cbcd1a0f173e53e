import { describe, expect, it } from 'vitest';
import { aNetwork, json, listOf, one } from '../../../../test/builders/a-network';
import { aProblemLog } from '../../../../test/builders/a-problem-log';
import type { LawPageId } from '../../../domain/legal/law-page';
import { strapiClient } from '../http/strapi-client';
import { strapiLawPages } from './strapi-law-pages';

const wire = (documentId: string, fields: object = {}) => ({
  documentId,
  Title: `Page ${documentId}`,
  kind: 'terms',
  address: documentId,
  text: 'Words.',
  inForceFrom: '2026-03-12',
  updatedAt: '2026-03-01T00:00:00.000Z',
  ...fields,
});

function reading(isPreview = false) {
  const log = aProblemLog();
  const client = strapiClient({ host: 'https://cms.example', token: '' });
  return { log, lawPages: strapiLawPages(client, log, isPreview) };
}

const idsOf = async ({ lawPages }: ReturnType<typeof reading>) =>
  (await lawPages.search({ page: 1 })).items.map(({ id }) => id);

describe('law pages of a CMS', () => {
  it('law pages of a CMS are requested without a sort and a filter, which a CMS might refuse', async () => {
    const { calls } = aNetwork(listOf([wire('a')]));
    expect(await reading().lawPages.byId('a' as LawPageId)).toEqual({
      id: 'a',
      title: 'Page a',
      kind: 'terms',
      text: 'Words.',
      inForceFrom: '2026-03-12',
      changedAt: '2026-03-01T00:00:00.000Z',
      mediaBaseUrl: 'https://cms.example',
    });
    expect(calls.map(({ address, query }) => `${address}?${query}`)).toEqual([
      'https://cms.example/api/law-pages?populate=*&pagination[page]=1&pagination[pageSize]=100',
    ]);
  });

  it.each([404, 403])(
    'law pages of a CMS do not exist where the CMS answers %i',
    async (status) => {
      aNetwork(json({ data: null, error: { status, name: 'E', message: 'e' } }, { status }));
      const { log, lawPages } = reading();
      expect(await lawPages.search({ page: 1 })).toMatchObject({ items: [], total: 0 });
      expect(log.problems).toEqual([]);
    },
  );

  it.each([null, '', 'a/b', '../a', 'A', 'a\n', '//host', 'a'.repeat(61), 7, {}])(
    'law pages of a CMS are left out and reported with the address %j',
    async (address) => {
      aNetwork(listOf([wire('a', { address }), wire('b')]));
      const read = reading();
      expect(await idsOf(read)).toEqual(['b']);
      expect(read.log.problems.length).toBeGreaterThan(0);
    },
  );

  it('law pages of a CMS have an empty or default value for every other field that is invalid', async () => {
    aNetwork(listOf([wire('a', { text: 5, kind: 'recipes', inForceFrom: '2026-02-30' })]));
    const page = await reading().lawPages.byId('a' as LawPageId);
    expect(page).toMatchObject({ text: '', kind: 'terms', inForceFrom: null });
  });

  it('law pages of a CMS are represented by the first one when two have the same address', async () => {
    aNetwork(listOf([wire('a'), wire('b', { address: 'a' })]));
    expect(await reading().lawPages.byId('a' as LawPageId)).toMatchObject({ title: 'Page a' });
  });

  it('law pages of a CMS are previewed by the id of the document, with or without an address', async () => {
    const { calls } = aNetwork(one(wire('doc1', { address: null })));
    const found = await reading(true).lawPages.byId('doc1' as LawPageId);
    expect(found).toMatchObject({ id: 'doc1', title: 'Page doc1' });
    expect(calls.map(({ address }) => address)).toEqual(['https://cms.example/api/law-pages/doc1']);
  });
});
