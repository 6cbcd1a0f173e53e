import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anEditor } from './admin/panel-users';
import { ask, EDITOR, SITE, VISITOR } from './cms-under-test';
import { documentIdOf, entriesOf } from './create-content';
import { addressOf, askDraft, POST, PRODUCT, tokenOf, urlIn } from './previews/a-preview';

const DAY_MS = 86_400_000;
const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();
const tomorrow = () => fromNow(DAY_MS);
/** A word that only the entries of this file contain. */
const WORD = 'Tamarisk';

/**
 * Entries that are not visible yet, as `[description, list in the API, content type, fields]`. The
 * fields contain the date until which the entry is hidden.
 */
const HIDDEN = [
  ['a product', 'products', PRODUCT, { Price: 9, Rating: 5, visibleFrom: tomorrow() }],
  ['a post', 'blogs', POST, { visibleFrom: tomorrow(), topics: WORD }],
  ['a post with a future date', 'blogs', POST, { publishedOn: fromNow(2 * DAY_MS).slice(0, 10) }],
] as const;

const QUERIES = [
  'populate=*&pagination[withCount]=true',
  'populate=*&pagination[withCount]=true&pagination[limit]=4',
  `filters[Title][$containsi]=${WORD}&sort=createdAt:desc`,
  `filters[$or][0][Title][$contains]=${WORD}&filters[$or][1][Title][$null]=true`,
  'sort[0]=createdAt:desc&pagination[page]=1&pagination[pageSize]=1',
  'status=draft&sort=createdAt:desc',
];

const made: [list: string, id: string][] = [];

async function make(list: string, data: object): Promise<string> {
  const { status, body } = await ask(`/api/${list}`, {
    as: EDITOR,
    data: { Title: WORD, ...data },
  });
  expect(status).toBe(201);
  const id = documentIdOf(body);
  made.push([list, id]);
  return id;
}

const Counted = v.object({ meta: v.object({ pagination: v.object({ total: v.number() }) }) });
const totalOf = async (list: string, as: Record<string, string>) => {
  const { body } = await ask(`/api/${list}?fields=documentId&pagination[pageSize]=1`, { as });
  return v.parse(Counted, body).meta.pagination.total;
};

afterAll(async () => {
  for (const [list, id] of made) await ask(`/api/${list}/${id}`, { as: EDITOR, method: 'DELETE' });
});

describe.each(HIDDEN)('%s that is not visible yet', (_, list, type, data) => {
  let id: string;
  let before: number;
  beforeAll(async () => {
    before = await totalOf(list, VISITOR);
    id = await make(list, data);
  });

  it.each(QUERIES)(
    'an entry that is not visible yet is in no list and no total that a visitor or the site gets: %s',
    async (query) => {
      for (const as of [VISITOR, SITE]) {
        const { status, body } = await ask(`/api/${list}?${query}`, { as });
        expect(status).toBe(200);
        expect(entriesOf(body).map(({ documentId }) => documentId)).not.toContain(id);
        expect(await totalOf(list, as)).toBe(before);
      }
    },
  );

  it('an entry that is not visible yet is answered at its own URL as if it did not exist', async () => {
    const missing = await ask(`/api/${list}/mg5gjubrk49r5b2zs6cda4g8`);
    for (const query of ['', '?populate=*', '?status=draft', '?fields=Title']) {
      const { status, body } = await ask(`/api/${list}/${id}${query}`);
      expect({ status, body }).toEqual({ status: 404, body: missing.body });
    }
  });

  it.each(['filters[visibleFrom][$notNull]=true', 'sort=visibleFrom', 'fields=visibleFrom'])(
    'an entry that is not visible yet cannot be found by its date, which no public query may name: %s',
    async (query) => {
      expect((await ask(`/api/${list}?${query}`)).status).toBe(400);
    },
  );

  it('an entry that is not visible yet is read with full access', async () => {
    const { body } = await ask(`/api/${list}?filters[documentId]=${id}`, { as: EDITOR });
    expect(entriesOf(body)).toHaveLength(1);
    expect((await ask(`/api/${list}/${id}`, { as: EDITOR })).status).toBe(200);
  });

  it('an entry that is not visible yet is shown in its preview, whose URL has a token even for the published version', async () => {
    const editor = await anEditor();
    const { hash } = urlIn(await addressOf(editor, type, id, '&status=published'));
    expect(hash).toMatch(/^#preview=/u);
    expect((await askDraft(`${list}/${id}`, await tokenOf(editor, type, id))).status).toBe(200);
  });
});

it.each([['products', { Price: 9 }] as const, ['blogs', {}] as const])(
  'an entry of %s with a past date is public, and does not reveal the date',
  async (list, data) => {
    const id = await make(list, { ...data, visibleFrom: fromNow(-1000) });
    const { status, body } = await ask(`/api/${list}/${id}`);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain('visibleFrom');
  },
);

it.each(['tomorrow', '2026-13-45', {}, 'x'.repeat(300)])(
  'the date %j is refused',
  async (visibleFrom) => {
    const data = { Title: WORD, Price: 9, visibleFrom };
    expect((await ask('/api/products', { as: EDITOR, data })).status).toBe(400);
  },
);
