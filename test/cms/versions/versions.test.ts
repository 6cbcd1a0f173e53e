import { describe, expect, it } from 'vitest';
import { anEditor, PRODUCTS, sendJson } from '../admin/panel-users';
import { administrator } from '../administrator';
import { anEnquiry } from '../an-enquiry';
import { ask, EDITOR } from '../cms-under-test';
import { documentIdOf, makeProduct } from '../create-content';
import { act, deletedOnes, listOf, restored, uidOf, versionsOf } from './version-routes';

const write = (documentId: string, data: object, query = '') =>
  ask(`/api/products/${documentId}${query}`, { as: EDITOR, method: 'PUT', data });
const published = async (documentId: string) =>
  ((await ask(`/api/products/${documentId}`)).body as { data: Record<string, unknown> }).data;
const draftOf = async (documentId: string) =>
  (
    (await ask(`/api/products/${documentId}?status=draft`, { as: EDITOR })).body as {
      data: Record<string, unknown>;
    }
  ).data;
const differsOf = async (documentId: string, type = 'product') =>
  (await versionsOf(type, documentId)).map(({ differs }) => differs);

describe('a publication', () => {
  it('a publication keeps the previously published content, and when and by whom it was published', async () => {
    const editor = await anEditor();
    const made = await sendJson(editor, 'POST', PRODUCTS, { Title: 'Sacra', Price: 18 });
    const id = documentIdOf(made.body);
    expect((await act('product', id, 'publish', editor)).status).toBe(200);
    const first = await published(id);
    expect(await versionsOf('product', id)).toEqual([]);

    const saved = await sendJson(administrator(), 'PUT', `${PRODUCTS}/${id}`, { Price: 20 });
    expect(saved.status).toBe(200);
    expect(await versionsOf('product', id)).toEqual([]);
    expect((await act('product', id, 'publish')).status).toBe(200);

    const [version, ...more] = await versionsOf('product', id);
    expect(more).toEqual([]);
    expect(version).toMatchObject({
      isDraft: false,
      at: first['publishedAt'],
      by: 'strapi-editor',
      differs: 'Price (US$) 18 (now 20)',
    });
  });

  it('a publication that changes nothing leaves no version', async () => {
    const id = await makeProduct({ Title: 'Sacra', Price: 18 });
    await write(id, { Price: 18 });
    await act('product', id, 'publish');
    expect(await versionsOf('product', id)).toEqual([]);
  });

  it('a publication that fails leaves no version, not even of the other documents of the same request', async () => {
    const [good, bad] = [
      await makeProduct({ Title: 'Good', Price: 1 }),
      await makeProduct({ Title: 'Bad', Price: 1 }),
    ];
    await write(good, { Price: 2 }, '?status=draft');
    await write(bad, { Price: null }, '?status=draft');
    expect((await act('product', bad, 'publish')).status).toBe(400);
    const path = `${PRODUCTS}/actions/bulkPublish`;
    const bulk = await sendJson(administrator(), 'POST', path, { documentIds: [good, bad] });
    expect(bulk.status).toBe(400);
    for (const id of [good, bad]) {
      expect(await published(id)).toMatchObject({ Price: 1 });
      expect(await versionsOf('product', id)).toEqual([]);
    }
  });

  it('a publication in a list keeps a version of each document', async () => {
    const ids = [];
    for (const Title of ['One', 'Two', 'Three']) ids.push(await makeProduct({ Title, Price: 1 }));
    for (const id of ids) await write(id, { Price: 2 }, '?status=draft');
    const path = `${PRODUCTS}/actions/bulkPublish`;
    expect((await sendJson(administrator(), 'POST', path, { documentIds: ids })).status).toBe(200);
    for (const id of ids) expect(await differsOf(id)).toEqual(['Price (US$) 1 (now 2)']);
  });

  it('a publication keeps at most 20 versions, the newest', async () => {
    const id = await makeProduct({ Title: 'Sacra', Price: 100 });
    for (let price = 101; price <= 123; price += 1) await write(id, { Price: price });
    const differs = await differsOf(id);
    expect(differs).toHaveLength(20);
    expect(differs[0]).toBe('Price (US$) 122 (now 123)');
    expect(differs.at(-1)).toBe('Price (US$) 103 (now 123)');
  });

  it('a publication keeps at most 8 MB of versions, but always the newest', async () => {
    const text = (n: number) => `${n}`.repeat(3 * 1024 * 1024);
    const id = await makeProduct({ Title: 'Long', Price: 1, Description: text(0) });
    for (const n of [1, 2, 3, 4]) await write(id, { Description: text(n) });
    expect(await versionsOf('product', id)).toHaveLength(2);
    await write(id, { Description: 'Short' });
    const [newest] = await versionsOf('product', id);
    await restored(newest?.id ?? 0);
    expect((await draftOf(id))['Description']).toBe(text(4));
  });
});

describe('a save of a type without drafts', () => {
  const SITE = '/content-manager/single-types/api::site.site';
  const saveSite = (data: object) => sendJson(administrator(), 'PUT', SITE, data);

  it('a save of a type without drafts tells the panel which values are dates', async () => {
    const [from, later] = ['2026-12-20T18:00:00.000Z', '2026-12-21T18:00:00.000Z'];
    await saveSite({ announcementFrom: from });
    const { body } = await saveSite({ announcementFrom: later });
    const [newest] = await differsOf(documentIdOf(body), 'site');
    expect(newest).toContain(`Shown from [${from}] (now [${later}])`);
    await saveSite({ announcementFrom: null });
  });

  it('a save of a type without drafts keeps the previously saved content, and visitors see a restored version at once', async () => {
    await saveSite({ name: 'Before' });
    const { body } = await saveSite({ name: 'After' });
    const id = documentIdOf(body);
    const { hasDrafts, versions } = await listOf('site', id);
    expect(hasDrafts).toBe(false);
    expect(versions[0]?.differs).toBe('Name of the brand Before (now After)');
    expect(await restored(versions[0]?.id ?? 0)).toMatchObject({ isDraft: false });
    expect((await ask('/api/site')).body).toMatchObject({ data: { name: 'Before' } });
    expect((await differsOf(id, 'site'))[0]).toBe('Name of the brand After (now Before)');
    const count = (await versionsOf('site', id)).length;
    await saveSite({ name: 'Before' });
    expect(await versionsOf('site', id)).toHaveLength(count);
  });

  it('a save of a type without drafts loses no version when several people save at once', async () => {
    const id = documentIdOf((await saveSite({ name: 'P0' })).body);
    const names = ['P0', 'P1', 'P2', 'P3', 'P4', 'P5'];
    const saves = names.slice(1).map((name) => saveSite({ name }));
    for (const { status } of await Promise.all(saves)) expect(status).toBe(200);
    const { body } = await ask('/api/site');
    const now = (body as { data: { name: string } }).data.name;
    const kept = (await differsOf(id, 'site')).map((line) => / (P\d) \(/u.exec(line)?.[1]);
    expect([now, ...kept.slice(0, 5)].toSorted()).toEqual(names);
  });
});

describe('a draft', () => {
  it('a draft that was discarded can be restored', async () => {
    const id = await makeProduct({ Title: 'Sacra', Price: 18 });
    await write(id, { Title: 'Rewritten for an hour' }, '?status=draft');
    expect((await act('product', id, 'discard')).status).toBe(200);
    const [version] = await versionsOf('product', id);
    expect(version).toMatchObject({
      isDraft: true,
      differs: 'Name Rewritten for an hour (now Sacra)',
    });
    await restored(version?.id ?? 0);
    expect(await draftOf(id)).toMatchObject({ Title: 'Rewritten for an hour' });
  });

  it('a draft that a restored version has replaced can be restored', async () => {
    const id = await makeProduct({ Title: 'First', Price: 18 });
    await write(id, { Title: 'Second' });
    await write(id, { Title: 'Third, not published' }, '?status=draft');
    const [first] = await versionsOf('product', id);
    await restored(first?.id ?? 0);
    expect(await draftOf(id)).toMatchObject({ Title: 'First' });
    expect(await published(id)).toMatchObject({ Title: 'Second' });
    const [draft] = await versionsOf('product', id);
    expect(draft).toMatchObject({
      isDraft: true,
      differs: 'Name Third, not published (now First)',
    });
    // A second restoration stores no version, because the draft already equals the restored
    // version.
    await restored(first?.id ?? 0);
    expect(await versionsOf('product', id)).toHaveLength(2);
  });

  it('a draft that differs from the published content makes unpublishing keep that content as a version', async () => {
    const id = await makeProduct({ Title: 'As visitors saw it', Price: 18 });
    await write(id, { Title: 'As it is edited' }, '?status=draft');
    await act('product', id, 'unpublish');
    expect(await differsOf(id)).toEqual(['Name As visitors saw it (now As it is edited)']);
    const same = await makeProduct({ Title: 'The same', Price: 18 });
    await act('product', same, 'unpublish');
    expect(await versionsOf('product', same)).toEqual([]);
  });
});

it('an enquiry has no versions, and a deleted one cannot be restored', async () => {
  const path = '/content-manager/collection-types/api::enquiry.enquiry';
  const id = documentIdOf((await ask('/api/enquiries', { data: anEnquiry() })).body);
  await sendJson(administrator(), 'PUT', `${path}/${id}`, { note: 'Answered by telephone.' });
  await ask(`${path}/${id}`, { as: administrator(), method: 'DELETE' });
  expect((await ask(`/versions/${uidOf('enquiry')}/${id}`, { as: administrator() })).status).toBe(
    404,
  );
  const { documents } = await deletedOnes();
  expect(documents.filter(({ type }) => type === uidOf('enquiry'))).toEqual([]);
});
