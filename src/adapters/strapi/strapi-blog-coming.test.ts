import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aNetwork, json, listOf, one } from '../../../test/builders/a-network';
import { aPostWire } from '../../../test/builders/a-post-wire';
import { aProblemLog } from '../../../test/builders/a-problem-log';
import { strictCms } from '../../../test/fixtures/strict-cms';
import type { PostId } from '../../domain/journal/blog-post';
import { strapiClient } from './http/strapi-client';
import { strapiBlog, WHENEVER } from './strapi-blog';

const client = strapiClient({ host: 'https://cms.example', token: '' });
const DAY_BEFORE = Date.UTC(2026, 4, 1, 23, 59);
const THE_DAY = Date.UTC(2026, 4, 2);

const post = (documentId: string, createdAt: string, publishedOn: string | null) =>
  aPostWire({ documentId, Title: documentId, createdAt, publishedOn, topics: documentId });
const POSTS = [
  post('first', '2026-01-01T00:00:00.000Z', null),
  post('coming', '2026-01-02T00:00:00.000Z', '2026-05-02'),
  post('last', '2026-01-03T00:00:00.000Z', '2026-01-03'),
];

/** A strict Strapi that holds the posts, in place of the network. */
function aJournal() {
  const answer = strictCms({ blogs: POSTS });
  vi.stubGlobal('fetch', async (url: string) => {
    const { status, body } = answer(url);
    return json(body, { status });
  });
}

const titles = (items: readonly { readonly title: string }[]) => items.map(({ title }) => title);

describe('a post whose day is still to come', () => {
  const blog = strapiBlog(client, aProblemLog(), () => DAY_BEFORE);
  beforeEach(aJournal);

  it('is on no list, and is counted in none', async () => {
    expect(titles(await blog.list())).toEqual(['first', 'last']);
    const found = await blog.search({ pageSize: 1 });
    expect(found).toMatchObject({ total: 2, pageCount: 2, items: [{ title: 'last' }] });
    expect(titles((await blog.search({ page: 2, pageSize: 1 })).items)).toEqual(['first']);
    expect(await blog.topics()).toEqual(['last', 'first']);
  });

  it('is not counted by a page that does not show it, where totals are compared', async () => {
    const fresh = strapiBlog(client, aProblemLog(), () => DAY_BEFORE, true);
    const found = await fresh.search({ pageSize: 1 });
    expect(found).toMatchObject({ total: 2, pageCount: 2, items: [{ title: 'last' }] });
  });

  it('is at no address', async () => {
    await expect(blog.byId('coming' as PostId)).resolves.toBeNull();
  });

  it('is no neighbour of another', async () => {
    const last = await blog.byId('last' as PostId);
    if (last === null) throw new Error('It is there');
    await expect(blog.neighbours(last)).resolves.toMatchObject({
      previous: { title: 'first' },
      next: null,
    });
  });
});

describe('the day it comes', () => {
  let time = DAY_BEFORE;
  const blog = strapiBlog(client, aProblemLog(), () => time);
  beforeEach(aJournal);

  it('shows it everywhere, without an edit', async () => {
    expect((await blog.search({})).total).toBe(2);
    time = THE_DAY;
    expect(titles((await blog.search({})).items)).toEqual(['last', 'coming', 'first']);
    await expect(blog.byId('coming' as PostId)).resolves.toMatchObject({ title: 'coming' });
  });
});

it('its editor sees it before, and so does who looks at a draft', async () => {
  aNetwork(one(POSTS[1]));
  const drafts = strapiBlog(client, aProblemLog(), WHENEVER);
  await expect(drafts.byId('coming' as PostId)).resolves.toMatchObject({
    publishedOn: '2026-05-02',
  });
});

it('a CMS that ignores the question for it has it left out all the same', async () => {
  aNetwork(listOf(POSTS), listOf(POSTS));
  const { items, total } = await strapiBlog(client, aProblemLog(), () => DAY_BEFORE).search({});
  expect(titles(items)).toEqual(['first', 'last']);
  expect(total).toBe(2);
});

it('days are named in no question before one of them is to come', async () => {
  const { calls } = aNetwork(listOf([POSTS[0], POSTS[2]]), listOf([]));
  const blog = strapiBlog(client, aProblemLog(), () => DAY_BEFORE);
  await blog.search({});
  await blog.search({});
  expect(calls.map(({ query }) => query).join()).not.toContain('publishedOn');
});
