import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { administrator } from '../administrator';
import { ask, EDITOR } from '../cms-under-test';
import { entriesOf, makeProduct } from '../create-content';
import { anAuthor, anEditor, ENQUIRIES, type Person, PRODUCTS, sendJson } from './panel-users';

const Entry = v.looseObject({
  data: v.looseObject({ id: v.number(), documentId: v.string(), locale: v.nullish(v.string()) }),
});
const entryOf = (body: unknown) => v.parse(Entry, body).data;

const QUESTIONS = '/content-manager/collection-types/api::question.question';

let author: Person;
let editor: Person;

const anEnquiry = () => ({
  kind: 'contact',
  name: 'Ayaan Warsame',
  email: `${crypto.randomUUID()}@example.com`,
  message: 'Do you sell resin by the kilo?',
});

beforeAll(async () => {
  author = await anAuthor();
  editor = await anEditor();
});

describe('a copy', () => {
  const copies = async (as: Person, type: string, id: string) => {
    const statuses = [];
    for (const way of ['clone', 'auto-clone'])
      statuses.push((await sendJson(as, 'POST', `${type}/${way}/${id}`, {})).status);
    return statuses;
  };

  it('a copy can be created by a user who may read the entry', async () => {
    const own = await sendJson(author, 'POST', PRODUCTS, { Title: 'Own', Price: 1 });
    expect(await copies(author, PRODUCTS, entryOf(own.body).documentId)).toEqual([200, 200]);
    const product = await makeProduct({ Title: 'Pending', Price: 9 }, '?status=draft');
    expect(await copies(author, PRODUCTS, product)).toEqual([403, 403]);
    expect(await copies(editor, PRODUCTS, product)).toEqual([200, 200]);
  });

  it('a copy of an enquiry is refused for an Author', async () => {
    await ask('/api/enquiries', { data: anEnquiry() });
    const { body } = await ask('/api/enquiries?pagination[pageSize]=1', { as: EDITOR });
    expect(await copies(author, ENQUIRIES, String(entriesOf(body)[0]?.documentId))).toEqual([
      403, 403,
    ]);
  });
});

describe('a column that the CMS sets itself', () => {
  const OWN = {
    id: 2 ** 62,
    documentId: 'chosen-by-the-author',
    locale: 'xx',
    createdAt: '1999-01-01T00:00:00.000Z',
    publishedAt: '1999-01-01T00:00:00.000Z',
  };

  it.each([
    [
      'a product',
      PRODUCTS,
      () => ({ Title: 'Own', Price: 1, facts: [{ id: OWN.id, label: 'a', value: 'b' }] }),
    ],
    ['a question', QUESTIONS, () => ({ question: 'Is it own?', answer: 'Yes, it is.' })],
  ])('a column that the CMS sets itself cannot be written for %s', async (_, type, fields) => {
    const { status, body } = await sendJson(author, 'POST', type, { ...fields(), ...OWN });
    expect(status).toBe(201);
    const made = entryOf(body);
    expect(made.id).toBeLessThan(1e9);
    expect(made.documentId).toMatch(/^[a-z\d]{24}$/);
    expect(made.locale ?? null).toBeNull();
    expect(JSON.stringify(body)).not.toMatch(/1999|46116860184/);

    const changed = await sendJson(author, 'PUT', `${type}/${made.documentId}`, {
      ...fields(),
      ...OWN,
      facts: undefined,
    });
    expect(changed.status).toBe(200);
    expect(entryOf(changed.body)).toMatchObject({ id: made.id, documentId: made.documentId });
    expect(JSON.stringify(changed.body)).not.toMatch(/1999/);

    const next = await sendJson(author, 'POST', type, fields());
    expect(next.status).toBe(201);
    expect(entryOf(next.body).id).toBeGreaterThan(made.id);
  });

  it('a column that the CMS sets itself is ignored when the panel sends it with an entry that it saves', async () => {
    const first = await sendJson(author, 'POST', PRODUCTS, {
      Title: 'Own',
      Price: 1,
      facts: [{ label: 'Origin', value: 'Sanaag' }],
    });
    const entry = entryOf(first.body);
    const saved = await sendJson(author, 'PUT', `${PRODUCTS}/${entry.documentId}`, {
      ...entry,
      Title: 'Saved',
    });
    expect(saved.status).toBe(200);
    expect(entryOf(saved.body)).toMatchObject({ Title: 'Saved', facts: entry['facts'] });
  });

  it('a column that the CMS sets itself cannot be written for a component of an existing entry either', async () => {
    const first = await sendJson(author, 'POST', PRODUCTS, { Title: 'Own', Price: 1 });
    const facts = [{ id: OWN.id, label: 'Origin', value: 'Sanaag' }];
    const path = `${PRODUCTS}/${entryOf(first.body).documentId}`;
    expect((await sendJson(author, 'PUT', path, { facts })).status).toBe(400);
  });
});

describe('the list of entries', () => {
  it.each([
    'sort=updatedBy.password:asc',
    'sort[updatedBy][password]=asc',
    'sort=Title:asc,createdBy.email:desc',
    'filters[createdBy][password][$startsWith]=$2',
    'filters[productimage][related][id]=1',
  ])(
    'the list of entries cannot be sorted or filtered by columns of other tables: %s',
    async (question) => {
      for (const as of [author, editor])
        expect((await ask(`${PRODUCTS}?${question}`, { as })).status).toBe(400);
    },
  );

  it.each([
    ['updatedBy.password:asc', 400],
    ['Title:asc', 200],
  ])(
    'the list of entries is checked before bulk publishing too, for the sort order %s',
    async (sort, expected) => {
      const product = await makeProduct({ Title: 'Pending', Price: 9 }, '?status=draft');
      const question = { documentIds: [product], sort };
      const path = `${PRODUCTS}/actions/bulkFindForValidation`;
      expect((await sendJson(editor, 'POST', path, question)).status).toBe(expected);
    },
  );

  it.each([
    'page=1&pageSize=10&sort=Title:ASC',
    'page=1&pageSize=10&sort=status:ASC&_q=Own',
    'filters[$and][0][Price][$gt]=1&filters[$and][1][createdBy][id][$eq]=1&sort=Title:ASC,id:DESC',
    'filters[$and][0][__status][$eq]=draft',
    'sort=updatedAt:DESC&filters[$and][0][documentId][$in][0]=x',
  ])('the list of entries answers the panel’s own query: %s', async (question) => {
    for (const as of [author, editor, administrator()])
      expect((await ask(`${PRODUCTS}?${question}`, { as })).status).toBe(200);
  });
});

it.each([
  ['GET', '/content-manager/relations/api::product.product/createdBy', undefined],
  ['GET', '/content-manager/relations/api::product.product/x/updatedBy', undefined],
  ['GET', '/content-manager/relations/constructor/name', undefined],
  [
    'POST',
    '/content-manager/uid/check-availability',
    { contentTypeUID: 'constructor', field: 'name', value: 'x' },
  ],
  ['POST', '/content-manager/uid/generate', { contentTypeUID: 'toString', field: 'x', data: {} }],
])('%s %s is a client error', async (method, path, body) => {
  const sent = body && { body: JSON.stringify(body) };
  expect((await ask(path, { as: author, method, ...sent })).status).toBe(400);
});
