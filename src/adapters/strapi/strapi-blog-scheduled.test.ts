import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aNetwork, json, listOf, one } from '../../../test/builders/a-network';
import { aPostWire } from '../../../test/builders/a-post-wire';
import { aProblemLog } from '../../../test/builders/a-problem-log';
import { strictCms } from '../../../test/fake-cms/strict-cms';
import type { PostId } from '../../domain/journal/blog-post';
import { strapiClient } from './http/strapi-client';
import { EVERYTHING_IS_DUE, strapiBlog } from './strapi-blog';

const client = strapiClient({ host: 'https://cms.example', token: '' });
const DAY_BEFORE = Date.UTC(2026, 4, 1, 23, 59);
const THE_DAY = Date.UTC(2026, 4, 2);

const post = (documentId: string, createdAt: string, publishedOn: string | null) =>
  aPostWire({ documentId, Title: documentId, createdAt, publishedOn, topics: documentId });
const POSTS = [
  post('first', '2026-01-01T00:00:00.000Z', null),
  post('scheduled', '2026-01-02T00:00:00.000Z', '2026-05-02'),
  post('last', '2026-01-03T00:00:00.000Z', '2026-01-03'),
];

/** Replaces `fetch` by a fake Strapi that has these posts and rejects unknown parameters. */
function aJournal() {
  const answer = strictCms({ blogs: POSTS });
  vi.stubGlobal('fetch', async (url: string) => {
    const { status, body } = answer(url);
    return json(body, { status });
  });
}

const titles = (items: readonly { readonly title: string }[]) => items.map(({ title }) => title);

describe('a post that is not due yet', () => {
  const blog = strapiBlog(client, aProblemLog(), () => DAY_BEFORE);
  beforeEach(aJournal);

  it('a post that is not due yet is in no list and in no total', async () => {
    expect(titles(await blog.list())).toEqual(['first', 'last']);
    const found = await blog.search({ pageSize: 1 });
    expect(found).toMatchObject({ total: 2, pageCount: 2, items: [{ title: 'last' }] });
    expect(titles((await blog.search({ page: 2, pageSize: 1 })).items)).toEqual(['first']);
    expect(await blog.topics()).toEqual(['last', 'first']);
  });

  it('a post that is not due yet is not in the first total either, when every call filters by day', async () => {
    const fresh = strapiBlog(client, aProblemLog(), () => DAY_BEFORE, true);
    const found = await fresh.search({ pageSize: 1 });
    expect(found).toMatchObject({ total: 2, pageCount: 2, items: [{ title: 'last' }] });
  });

  it('a post that is not due yet is null by its id', async () => {
    await expect(blog.byId('scheduled' as PostId)).resolves.toBeNull();
  });

  it('a post that is not due yet is not a neighbour of another', async () => {
    const last = await blog.byId('last' as PostId);
    if (last === null) throw new Error('It is there');
    await expect(blog.neighbours(last)).resolves.toMatchObject({
      previous: { title: 'first' },
      next: null,
    });
  });
});

describe('on the day it is due', () => {
  let time = DAY_BEFORE;
  const blog = strapiBlog(client, aProblemLog(), () => time);
  beforeEach(aJournal);

  it('a post is shown everywhere on the day it is due, without an edit', async () => {
    expect((await blog.search({})).total).toBe(2);
    time = THE_DAY;
    expect(titles((await blog.search({})).items)).toEqual(['last', 'scheduled', 'first']);
    await expect(blog.byId('scheduled' as PostId)).resolves.toMatchObject({ title: 'scheduled' });
  });
});

it('editors and previews see a post before it is due', async () => {
  aNetwork(one(POSTS[1]));
  const drafts = strapiBlog(client, aProblemLog(), EVERYTHING_IS_DUE);
  await expect(drafts.byId('scheduled' as PostId)).resolves.toMatchObject({
    publishedOn: '2026-05-02',
  });
});

it('a post that is not due is left out even if the CMS ignores the filter', async () => {
  aNetwork(listOf(POSTS), listOf(POSTS));
  const { items, total } = await strapiBlog(client, aProblemLog(), () => DAY_BEFORE).search({});
  expect(titles(items)).toEqual(['first', 'last']);
  expect(total).toBe(2);
});

it('queries do not filter by day until a post that is not due is seen', async () => {
  const { calls } = aNetwork(listOf([POSTS[0], POSTS[2]]), listOf([]));
  const blog = strapiBlog(client, aProblemLog(), () => DAY_BEFORE);
  await blog.search({});
  await blog.search({});
  expect(calls.map(({ query }) => query).join()).not.toContain('publishedOn');
});
