import { beforeAll, describe, expect, it } from 'vitest';
import { invite, logIn } from '../../../scripts/cms/access-matrix/callers.mjs';
import { attributesOf } from '../../contracts/cms-schemas';
import { anAuthor, anEditor, type Person, PRODUCTS, sendJson } from '../admin/panel-users';
import { administrator } from '../administrator';
import { ask, CMS_URL, EDITOR, SITE, VISITOR } from '../cms-under-test';
import { documentIdOf, makeProduct } from '../create-content';
import {
  act,
  deletedOnes,
  listOf,
  listPath,
  priceOf,
  restore,
  sentenceOf,
  versionsOf,
} from './version-routes';

let author: Person;
let editor: Person;
let product: string;
let version: number;

beforeAll(async () => {
  [author, editor] = [await anAuthor(), await anEditor()];
  product = await makeProduct({ Title: 'Secret price', Price: 18 });
  await ask(`/api/products/${product}`, { as: EDITOR, method: 'PUT', data: { Price: 20 } });
  version = (await versionsOf('product', product))[0]?.id ?? 0;
});

describe('a caller who is no user of the panel', () => {
  it.each([
    ['a visitor', VISITOR],
    ['the site', SITE],
    ['a program with full access', EDITOR],
  ])('%s can neither list nor restore versions', async (_, as) => {
    expect((await ask(listPath('product', product), { as })).status).toBe(401);
    expect((await ask('/versions/deleted', { as })).status).toBe(401);
    expect((await restore(version, as)).status).toBe(401);
    for (const path of ['/api/versions', '/api/versions/deleted', '/api/api-versions'])
      expect((await ask(path, { as })).status).toBe(404);
  });

  it('a caller who is no user of the panel cannot write from a page of another origin', async () => {
    const headers = { Origin: 'https://evil.example' };
    const sent = { as: administrator(), headers, method: 'POST', body: '{}' };
    expect((await ask(`/versions/${version}/restore`, sent)).status).toBe(403);
  });
});

describe('an Author', () => {
  it('an Author cannot see versions of other users’ entries', async () => {
    expect((await ask(listPath('product', product), { as: author })).status).toBe(404);
    expect((await restore(version, author)).status).toBe(404);
    expect((await ask(listPath('site', 'x'), { as: author })).status).toBe(404);
    expect(await priceOf(product)).toBe(20);
  });

  it('an Author restores only own deleted entries', async () => {
    const own = await sendJson(author, 'POST', PRODUCTS, { Title: 'Own', Price: 1 });
    const id = documentIdOf(own.body);
    const other = await makeProduct({ Title: 'Of another', Price: 1 });
    for (const one of [id, other])
      await ask(`${PRODUCTS}/${one}`, { as: administrator(), method: 'DELETE' });
    const all = (await deletedOnes()).documents;
    const { documents, total } = await deletedOnes(author);
    expect(documents.map(({ title }) => title)).toEqual(['Own']);
    expect(total).toBe(1);
    const foreign = all.find(({ title }) => title === 'Of another')?.id ?? 0;
    expect((await restore(foreign, author)).status).toBe(404);
    expect((await restore(documents[0]?.id ?? 0, author)).status).toBe(200);
    // The Author can open the restored entry, so its creator has been restored, too.
    expect((await ask(`${PRODUCTS}/${id}`, { as: author })).status).toBe(200);
  });
});

it('an Editor restores a version', async () => {
  expect((await listOf('product', product, editor)).mayRestore).toBe(true);
  expect((await restore(version, editor)).status).toBe(200);
  expect(await priceOf(product)).toBe(18);
});

/** Creates a role with rights on products, as an administrator does in the panel. */
const withRights = async (rights: readonly (readonly [action: string, fields?: string[]])[]) => {
  const as = administrator();
  const name = `role ${crypto.randomUUID()}`;
  const role = await sendJson(as, 'POST', '/admin/roles', { name, description: '' });
  const { id, code } = (role.body as { data: { id: number; code: string } }).data;
  const permissions = rights.map(([action, fields]) => ({
    action: `plugin::content-manager.explorer.${action}`,
    subject: 'api::product.product',
    properties: fields ? { fields } : {},
    conditions: [],
  }));
  const set = await sendJson(as, 'PUT', `/admin/roles/${id}/permissions`, { permissions });
  expect(set.status).toBe(200);
  return logIn(CMS_URL, await invite(CMS_URL, as, code)) as Promise<Person>;
};
/** Every field of a product; the panel gives rights on the fields of a component one by one. */
const ALL = Object.entries(attributesOf('product')).flatMap(([field, { component }]) =>
  component ? Object.keys(attributesOf(component)).map((inner) => `${field}.${inner}`) : [field],
);

describe('a role that an administrator created', () => {
  it('a role created by an administrator that may only read sees the versions and restores none', async () => {
    const reader = await withRights([['read', ALL]]);
    expect((await listOf('product', product, reader)).mayRestore).toBe(false);
    const { status, body } = await restore(version, reader);
    expect(status).toBe(403);
    expect(sentenceOf(body)).toBe('You may not change this entry.');
  });

  it('a role created by an administrator sees no difference in a field that it may not read', async () => {
    const data = { Title: 'Other words', Price: 99 };
    await ask(`/api/products/${product}?status=draft`, { as: EDITOR, method: 'PUT', data });
    const reader = await withRights([['read', ['Title']]]);
    const { versions } = await listOf('product', product, reader);
    expect(versions[0]?.differs).toMatch(/^Name [^,]+ \(now Other words\)$/u);
  });

  it('a role created by an administrator that may not change every field restores nothing', async () => {
    await ask(`/api/products/${product}`, { as: EDITOR, method: 'PUT', data: { Price: 21 } });
    const partly = await withRights([
      ['read', ALL],
      ['update', ['Title']],
    ]);
    const { status, body } = await restore(version, partly);
    expect(status).toBe(403);
    expect(sentenceOf(body)).toBe('You may not change every field of this entry.');
    expect(await priceOf(product)).toBe(21);
  });

  it('a role created by an administrator that may not create entries restores no deleted one', async () => {
    const id = await makeProduct({ Title: 'Not to be created', Price: 1 });
    await ask(`${PRODUCTS}/${id}`, { as: administrator(), method: 'DELETE' });
    const changer = await withRights([
      ['read', ALL],
      ['update', ALL],
    ]);
    expect((await deletedOnes(changer)).documents).toEqual([]);
    const [deleted] = (await deletedOnes()).documents;
    expect((await restore(deleted?.id ?? 0, changer)).status).toBe(403);
    const creator = await withRights([
      ['read', ALL],
      ['create', ALL],
    ]);
    expect((await restore(deleted?.id ?? 0, creator)).status).toBe(200);
  });

  it('a role created by an administrator that may only publish cannot restore', async () => {
    const publisher = await withRights([['read', ALL], ['publish']]);
    expect((await act('product', product, 'publish', publisher)).status).toBe(200);
    expect((await restore(version, publisher)).status).toBe(403);
  });
});
