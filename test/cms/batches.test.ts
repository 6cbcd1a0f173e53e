import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { strapiClient } from '../../src/adapters/strapi/http/strapi-client';
import { strapiBatches } from '../../src/adapters/strapi/strapi-batches';
import type { Batch } from '../../src/domain/batches/batch';
import type { ProductId } from '../../src/domain/catalogue/product';
import { aProblemLog } from '../builders/a-problem-log';
import { batchesContract } from '../contracts/batches.contract';
import { anEditor, sendJson } from './admin/panel-users';
import { ask, CMS_URL, EDITOR, SITE, VISITOR } from './cms-under-test';
import { documentIdOf, entriesOf, makeProduct } from './create-content';
import { addressOf, askDraft, ORIGIN, tokenOf, urlIn } from './previews/a-preview';

const BATCH = 'api::batch.batch';
const GIVEN = { Title: 'SN-2026-014', material: 'Carterii oil', state: 'current' };

const make = (data: object, query = '', as = EDITOR) =>
  ask(`/api/batches${query}`, { as, data: { ...GIVEN, ...data } });
const change = (id: string, data: object, query = '') =>
  ask(`/api/batches/${id}${query}`, { as: EDITOR, method: 'PUT', data });
const remove = (path: string) => ask(path, { as: EDITOR, method: 'DELETE' });

const messageOf = (body: unknown) =>
  (body as { readonly error?: { readonly message?: string } }).error?.message;

batchesContract({
  name: 'the CMS',
  async open(batches) {
    const sold = await makeProduct({ Title: 'Sacra', Price: 9 });
    const made: string[] = [];
    for (const { id, title, changedAt: _, products, ...fields } of batches) {
      const { status, body } = await make({
        ...fields,
        Title: title,
        products: products.length > 0 ? [sold] : [],
      } satisfies Partial<Record<keyof Batch | 'Title', unknown>>);
      expect({ id, status }).toEqual({ id, status: 201 });
      made.push(documentIdOf(body));
    }
    const token = SITE['Authorization']?.replace('Bearer ', '') ?? '';
    const client = strapiClient({ host: CMS_URL, token });
    return {
      batches: strapiBatches(client, aProblemLog()),
      sold: sold as ProductId,
      close: async () => {
        for (const id of made) await remove(`/api/batches/${id}`);
        await remove(`/api/products/${sold}`);
      },
    };
  },
});

describe('a batch in the CMS', () => {
  let id: string;
  beforeAll(async () => {
    id = documentIdOf((await make({ Title: ' sn 2026–014 ' })).body);
  });
  afterAll(() => remove(`/api/batches/${id}`));

  const published = async () =>
    entriesOf((await ask('/api/batches?populate=*', { as: VISITOR })).body);

  it('a batch in the CMS is read by visitors with its number as on the label, and without private fields', async () => {
    const [batch, ...others] = await published();
    expect(others).toEqual([]);
    expect(batch).toMatchObject({ Title: 'SN-2026-014', components: [], products: [] });
    expect(JSON.stringify(batch)).not.toContain('publishedNumber');
  });

  it('a batch in the CMS is not written by a visitor', async () => {
    expect((await make({ Title: 'SN-1' }, '', VISITOR)).status).toBe(403);
  });

  it.each(['', '?status=draft'])(
    'a batch in the CMS is refused with the number of another batch%s',
    async (query) => {
      const { status, body } = await make({ Title: 'sn2026014' }, query);
      expect({ status, message: messageOf(body) }).toEqual({
        status: 400,
        message: 'Another batch has the number SN-2026-014 already.',
      });
    },
  );

  it.each(['# 14', '..', 'A'.repeat(21), '<b>'])(
    'a batch in the CMS is refused with the number %j',
    async (Title) => {
      const { status, body } = await make({ Title });
      expect(status).toBe(400);
      expect(messageOf(body)).toContain('letters, digits and dashes');
    },
  );

  it.each([{ material: '' }, { state: 'lost' }, { harvestYear: 1600 }, { distilledOn: 'soon' }])(
    'a batch in the CMS is refused with %j',
    async (data) => {
      expect((await make({ Title: 'SN-2', ...data })).status).toBe(400);
    },
  );

  it('a batch in the CMS keeps its number after it has been published', async () => {
    const { status, body } = await change(id, { Title: 'SN-2026-015' }, '?status=draft');
    expect({ status, message: messageOf(body) }).toMatchObject({
      status: 400,
      message: expect.stringContaining('SN-2026-014 was published'),
    });
  });

  const document = { kind: 'analysis', names: 'SN-3', examined: 'this batch' };
  const substance = { name: 'Limonene', percent: 70 };
  const REFUSED = [
    [
      'a document names another batch',
      { documents: [document, { ...document, names: 'SN-2026-014' }] },
      'Document 2 names the batch “SN-2026-014”',
    ],
    [
      'its analysis is of a pre-shipment sample',
      { documents: [{ ...document, examined: 'pre-shipment sample' }] },
      'does not stand for the batch',
    ],
    [
      'the shares exceed the whole',
      { components: [substance, { ...substance, percent: 30.2 }] },
      '100.2 per cent',
    ],
    ['it is recalled without a notice', { state: 'recalled' }, 'Say what customers should do'],
  ] as const;

  it.each(REFUSED)(
    'a batch in the CMS cannot be published while %s, but can be saved as a draft',
    async (_, data, message) => {
      const refused = await make({ Title: 'SN-3', ...data });
      expect(refused.status).toBe(400);
      expect(messageOf(refused.body)).toContain(message);
      const draft = await make({ Title: 'SN-3', ...data }, '?status=draft');
      expect(draft.status).toBe(201);
      const draftId = documentIdOf(draft.body);
      const published = await change(draftId, {});
      expect({ status: published.status, message: messageOf(published.body) }).toMatchObject({
        status: 400,
        message: expect.stringContaining(message),
      });
      await remove(`/api/batches/${draftId}`);
    },
  );

  it('a batch in the CMS is hidden from visitors as a draft', async () => {
    const draft = documentIdOf((await make({ Title: 'SN-4' }, '?status=draft')).body);
    expect(JSON.stringify(await published())).not.toContain('SN-4');
    await remove(`/api/batches/${draft}`);
  });

  it('a batch in the CMS keeps its number when a caller writes the private field that protects it', async () => {
    await change(id, { publishedNumber: 'SN-9' }, '?status=draft');
    expect((await change(id, { Title: 'SN-9' }, '?status=draft')).status).toBe(400);
  });

  describe('in the panel', () => {
    const path = `/content-manager/collection-types/${BATCH}`;

    it('a batch keeps its number in the panel even while it is unpublished', async () => {
      const editor = await anEditor();
      const made = documentIdOf((await make({ Title: 'SN-5' })).body);
      const act = (rest: string, data: object, method = 'POST') =>
        sendJson(editor, method, `${path}/${made}${rest}`, data);
      expect((await act('/actions/unpublish', {})).status).toBe(200);
      expect((await act('', { ...GIVEN, Title: 'SN-6' }, 'PUT')).status).toBe(400);
      expect((await act('', { ...GIVEN, Title: 'SN 5' }, 'PUT')).status).toBe(200);
      const refused = await act('/actions/publish', { ...GIVEN, Title: 'SN-5', state: 'recalled' });
      expect(refused.status).toBe(400);
      await remove(`/api/batches/${made}`);
    });

    it('a batch is previewed as a draft by its id, and shown as published at its number', async () => {
      const editor = await anEditor();
      expect(urlIn(await addressOf(editor, BATCH, id)).pathname).toBe(`/batch/${id}`);
      const draft = await askDraft(`batches/${id}`, await tokenOf(editor, BATCH, id));
      expect(draft).toMatchObject({ status: 200, body: { data: { Title: 'SN-2026-014' } } });
      const { href } = urlIn(await addressOf(editor, BATCH, id, '&status=published'));
      expect(href).toBe(`${ORIGIN}/batch/SN-2026-014`);
    });
  });
});
