import { describe, expect, it } from 'vitest';
import { aNetwork, failure, listOf, noConnection, one } from '../../../test/builders/a-network';
import { aPostSummary } from '../../../test/builders/a-post';
import { aPostDraft } from '../../../test/builders/a-post-draft';
import { aPostWire } from '../../../test/builders/a-post-wire';
import { aProblemLog } from '../../../test/builders/a-problem-log';
import { strapiClient } from './http/strapi-client';
import { strapiEditableBlog } from './strapi-editable-blog';

const log = aProblemLog();
const blog = strapiEditableBlog(strapiClient({ host: 'https://cms.example', token: '' }), log);
const post = aPostSummary();
const { id } = post;

describe('an empty answer', () => {
  it('an empty answer is null for one post', async () => {
    aNetwork(one(null), failure(404), failure(404));
    await expect(blog.byId(id)).resolves.toBeNull();
    await expect(blog.byId(id)).resolves.toBeNull();
    await expect(blog.update(id, {})).resolves.toBeNull();
  });

  it('an empty answer is malformed for a list or a write', async () => {
    aNetwork(one(null), one(null));
    await expect(blog.list()).rejects.toMatchObject({ kind: 'malformed' });
    await expect(blog.create(aPostDraft())).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('an empty answer is a failure when the list itself is not found', async () => {
    aNetwork(failure(404));
    await expect(blog.list()).rejects.toThrow('Not Found');
  });
});

describe('a broken answer', () => {
  it('a list skips its broken posts and reports each', async () => {
    const reported = log.problems.length;
    aNetwork(listOf([null, {}, 'text', aPostWire({ Title: null }), aPostWire({ Title: 'Whole' })]));
    const posts = await blog.list();
    expect(posts.map(({ title }) => title)).toEqual(['Whole']);
    expect(log.problems.slice(reported)).toEqual(
      Array(4).fill('A post could not be read and was left out'),
    );
  });

  it('a broken answer is malformed for one post', async () => {
    aNetwork(one({}), new Response('<html>'));
    await expect(blog.byId(id)).rejects.toThrow('Malformed answer');
    await expect(blog.byId(id)).rejects.toThrow('Malformed answer');
  });
});

describe('a failure', () => {
  it('a failure of the network keeps its cause', async () => {
    const cause = noConnection();
    aNetwork(cause);
    await expect(blog.create(aPostDraft())).rejects.toMatchObject({ kind: 'network', cause });
  });

  it('every aborted read rejects', async () => {
    const { calls } = aNetwork();
    const left = { signal: AbortSignal.abort() };
    const reads = [
      blog.list(left),
      blog.search({}, left),
      blog.byId(id, left),
      blog.neighbours(post, left),
    ];
    for (const read of reads) await expect(read).rejects.toThrow('Request aborted');
    expect(calls).toEqual([]);
  });
});
