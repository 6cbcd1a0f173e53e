import { describe, expect, it } from 'vitest';
import { PRODUCTS, sendJson } from '../admin/panel-users';
import { administrator } from '../administrator';
import { ask, EDITOR } from '../cms-under-test';
import { makeProduct } from '../create-content';
import { addInPanel, setOrder } from '../sort-order/an-order';
import { act, aPicture, deletedOnes, restore, restored, versionsOf } from './version-routes';

const asAdmin = { as: administrator() };
const removeProduct = (id: string) => ask(`${PRODUCTS}/${id}`, { ...asAdmin, method: 'DELETE' });
const deletedId = async (title: string) =>
  (await deletedOnes()).documents.find((one) => one.title === title)?.id ?? 0;
const draftOf = async (id: string) =>
  (await ask(`/api/products/${id}?status=draft&populate=*`, { as: EDITOR })).body;

describe('a deleted document', () => {
  it('a deleted document is restored as a draft with its own id, and once only', async () => {
    const id = await makeProduct({ Title: 'Deleted by mistake', Price: 18 });
    await removeProduct(id);
    const { documents } = await deletedOnes();
    expect(documents[0]).toMatchObject({
      kind: 'Product',
      title: 'Deleted by mistake',
      hasDrafts: true,
      // The name of the user, not the e-mail address.
      deletedBy: expect.stringMatching(/^[^@]+$/u),
    });
    expect(Math.abs(Date.now() - Date.parse(documents[0]?.deletedAt ?? ''))).toBeLessThan(60_000);
    const version = documents[0]?.id ?? 0;
    const answers = await Promise.all([restore(version), restore(version), restore(version)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const { body } = await ask(`${PRODUCTS}?filters[documentId][$eq]=${id}`, asAdmin);
    expect(body).toMatchObject({ pagination: { total: 1 } });
    expect((await ask(`/api/products/${id}`)).status).toBe(404);
    expect(await draftOf(id)).toMatchObject({ data: { documentId: id, Price: 18 } });
    expect(await deletedId('Deleted by mistake')).toBe(0);
    expect((await act('product', id, 'publish')).status).toBe(200);
    expect((await ask(`/api/products/${id}`)).status).toBe(200);
  });

  it('a deleted document is restored as last edited, and what visitors saw is one of its versions', async () => {
    const id = await makeProduct({ Title: 'As visitors saw it', Price: 18 });
    const data = { Title: 'As it was edited' };
    await ask(`/api/products/${id}?status=draft`, { as: EDITOR, method: 'PUT', data });
    await removeProduct(id);
    await restored(await deletedId('As it was edited'));
    expect(await draftOf(id)).toMatchObject({ data });
    const versions = await versionsOf('product', id);
    expect(versions.map(({ isDraft, differs }) => [isDraft, differs])).toEqual([
      [false, 'Name As visitors saw it (now As it was edited)'],
      [true, ''],
    ]);
  });

  it('a deleted document is connected again to the pictures that still exist, and the response names the others', async () => {
    const [kept, gone] = [await aPicture('Kept picture'), await aPicture('Lost picture')];
    const gallery = [gone.id, kept.id];
    const id = await makeProduct({
      Title: 'With pictures',
      Price: 1,
      productimage: gone.id,
      gallery,
    });
    await removeProduct(id);
    expect((await ask(`/upload/files/${gone.id}`, { ...asAdmin, method: 'DELETE' })).status).toBe(
      200,
    );
    const { leftOut } = await restored(await deletedId('With pictures'));
    expect(leftOut).toEqual(['the picture “Lost picture.png”']);
    expect(await draftOf(id)).toMatchObject({
      data: { productimage: null, gallery: [{ id: kept.id }] },
    });
  });

  it('a deleted document can be restored after the deletion of a list of documents', async () => {
    const ids = [];
    for (const Title of ['List 1', 'List 2', 'List 3'])
      ids.push(await makeProduct({ Title, Price: 1 }));
    const path = `${PRODUCTS}/actions/bulkDelete`;
    expect((await sendJson(administrator(), 'POST', path, { documentIds: ids })).status).toBe(200);
    const deleted = (await deletedOnes()).documents.filter(({ title }) => title.startsWith('List'));
    expect(deleted).toHaveLength(3);
    for (const { id } of deleted) await restored(id);
    for (const id of ids) expect(await draftOf(id)).toMatchObject({ data: { documentId: id } });
  });

  it('a deleted document is left out of a restored relation, and the response names it', async () => {
    const [stays, goes] = [
      await makeProduct({ Title: 'Stays', Price: 1 }),
      await makeProduct({ Title: 'Goes', Price: 1 }),
    ];
    await setOrder([goes, stays]);
    await setOrder([]);
    await removeProduct(goes);
    const { body } = await ask('/content-manager/single-types/api::order.order', asAdmin);
    const order = (body as { data: { documentId: string } }).data.documentId;
    const [version] = await versionsOf('order', order);
    expect((await restored(version?.id ?? 0)).leftOut).toEqual(['the Product “Goes”']);
    expect((await ask('/api/products?pagination[limit]=1')).body).toMatchObject({
      data: [{ documentId: stays }],
    });
    await addInPanel(stays);
    await setOrder([]);
  });
});

it('the list of deleted documents has pages, and an invalid page number means the first', async () => {
  const first = await deletedOnes();
  expect(first.documents).toHaveLength(Math.min(first.total, first.pageSize));
  expect((await deletedOnes(undefined, 9999)).documents).toEqual([]);
  for (const page of ['0', '-1', 'x', '1e9', '99999999999', '1&page=2']) {
    const { status, body } = await ask(`/versions/deleted?page=${page}`, asAdmin);
    expect({ status, body }).toEqual({ status: 200, body: first });
  }
});
