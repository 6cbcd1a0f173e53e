import { beforeAll, describe, expect, it } from 'vitest';
import { sendJson } from '../admin/panel-users';
import { administrator } from '../administrator';
import { ask, EDITOR } from '../cms-under-test';
import { makeProduct } from '../create-content';
import { listIn, listOf, listPath, priceOf, restore, versionsOf } from './version-routes';

let product: string;
let version: number;

beforeAll(async () => {
  product = await makeProduct({ Title: 'Sacra', Price: 18 });
  await ask(`/api/products/${product}`, { as: EDITOR, method: 'PUT', data: { Price: 20 } });
  version = (await versionsOf('product', product))[0]?.id ?? 0;
});

describe('a forged request', () => {
  it.each([
    '0',
    '-1',
    '1.5',
    '1e3',
    '999999',
    '2147483648',
    '99999999999999999999',
    'x',
    '%00',
    "1'",
  ])('a forged request to restore the version %s is not found', async (id) => {
    const { status } = await restore(id);
    expect(status).toBe(404);
  });

  it.each([
    '/versions/constructor/x',
    '/versions/__proto__/x',
    '/versions/api::enquiry.enquiry/x',
    '/versions/admin::user/1',
    '/versions/plugin::users-permissions.user/1',
    '/versions/plugin::upload.file/1',
    '/versions/api::product.product/no-such-document',
    '/versions/api::product.product/%00',
    '/versions/api::product.product/x?locale[$ne]=y',
  ])('a forged request for %s is not found', async (path) => {
    expect((await ask(path, { as: administrator() })).status).toBe(404);
  });

  it('a forged request for a locale that the entry does not have is not found', async () => {
    const path = `${listPath('product', product)}?locale=fr`;
    expect((await ask(path, { as: administrator() })).status).toBe(404);
  });

  it.each(['locale[]=en', 'locale[$ne]=x'])(
    'a forged request for the locale %s lists the versions without a locale',
    async (locale) => {
      const { status, body } = await ask(`${listPath('product', product)}?${locale}`, {
        as: administrator(),
      });
      expect(status).toBe(200);
      expect(listIn(body)).toEqual(await listOf('product', product));
    },
  );

  it('a forged request cannot name what is restored: the body has no effect', async () => {
    const data = { id: 1, type: 'api::site.site', document: '', content: { Price: 1 } };
    const path = `/versions/${version}/restore`;
    const { status, body } = await sendJson(administrator(), 'POST', path, data);
    expect(status).toBe(200);
    expect(body).toMatchObject({ type: 'api::product.product', documentId: product });
    expect(await priceOf(product)).toBe(18);
  });
});
