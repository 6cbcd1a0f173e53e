import { beforeAll, describe, expect, it } from 'vitest';
import { ask, EDITOR, SITE, VISITOR } from './cms-under-test';
import { entriesOf, makeProduct } from './create-content';

let draft: string;
let edited: string;

beforeAll(async () => {
  draft = await makeProduct({ Title: 'Not yet for sale', Price: 9 }, '?status=draft');
  edited = await makeProduct({ Title: 'As it was published', Price: 9 });
  await ask(`/api/products/${edited}?status=draft`, {
    as: EDITOR,
    method: 'PUT',
    data: { Title: 'As it is being edited' },
  });
});

const WAYS = [
  'status=draft',
  'status[]=draft',
  'status=published&status=draft',
  'publicationFilter=never-published',
];

describe.each([
  { who: 'a visitor', as: VISITOR },
  { who: 'the site token', as: SITE },
])('to $who', ({ as }) => {
  it.each(['', ...WAYS])('a list with "%s" shows no draft', async (query) => {
    const { status, body } = await ask(`/api/products?pagination[pageSize]=100&${query}`, { as });
    expect(status).toBe(200);
    const entries = entriesOf(body);
    expect(entries.find(({ documentId }) => documentId === draft)).toBeUndefined();
    expect(entries.find(({ documentId }) => documentId === edited)).toMatchObject({
      Title: 'As it was published',
    });
    expect(entries.every(({ publishedAt }) => publishedAt !== null)).toBe(true);
  });

  it.each(['', ...WAYS])(
    'a document with "%s" is not found when it is only a draft',
    async (query) => {
      expect((await ask(`/api/products/${draft}?${query}`, { as })).status).toBe(404);
    },
  );

  it('a document with pending edits shows its published state', async () => {
    const { body } = await ask(`/api/products/${edited}?status=draft`, { as });
    expect(body).toMatchObject({ data: { Title: 'As it was published' } });
  });

  it('drafts of posts are hidden as well', async () => {
    const made = await ask('/api/blogs?status=draft', {
      as: EDITOR,
      data: { Title: 'Half a post' },
    });
    expect(made.status).toBe(201);
    const { body } = await ask('/api/blogs?status=draft&pagination[pageSize]=100', { as });
    expect(entriesOf(body).filter(({ Title }) => Title === 'Half a post')).toEqual([]);
  });
});

it('a program with full access reads drafts', async () => {
  const { body } = await ask(`/api/products/${draft}?status=draft`, { as: EDITOR });
  expect(body).toMatchObject({ data: { Title: 'Not yet for sale', publishedAt: null } });
});
