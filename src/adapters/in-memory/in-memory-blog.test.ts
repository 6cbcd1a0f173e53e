import { describe, expect, it } from 'vitest';
import { aPost } from '../../../test/builders/a-post';
import { inMemoryBlog } from './in-memory-blog';

const at = '2025-03-12T08:00:00.000Z';
const blogOf = (...posts: Parameters<typeof aPost>[0][]) =>
  inMemoryBlog(
    posts.map((post) => aPost(post)),
    () => null,
    () => at,
  );

/**
 * The suite in `test/contracts` tests what all adapters share; these tests cover what only the
 * in-memory adapter does.
 */
describe('the blog in memory', () => {
  it('the blog in memory orders posts of the same moment by id, also for their neighbours', async () => {
    const blog = blogOf(
      { id: 'c', createdAt: at },
      { id: 'a', createdAt: at },
      { id: 'b', createdAt: at },
    );
    const { items } = await blog.search({});
    expect(items.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    await expect(blog.neighbours(aPost({ id: 'b' }))).resolves.toMatchObject({
      previous: { id: 'c' },
      next: { id: 'a' },
    });
  });

  it('the blog in memory sorts undated posts last and excludes them from neighbours', async () => {
    const blog = blogOf({ id: 'undated', createdAt: null }, { id: 'dated', createdAt: at });
    const { items } = await blog.search({});
    expect(items.map(({ id }) => id)).toEqual(['dated', 'undated']);
    const none = { previous: null, next: null };
    await expect(blog.neighbours(aPost({ id: 'undated' }))).resolves.toEqual(none);
    await expect(blog.neighbours(aPost({ id: 'dated' }))).resolves.toEqual(none);
  });

  it('the blog in memory returns 25 posts by default', async () => {
    const blog = blogOf(...Array.from({ length: 30 }, (_, index) => ({ id: `${index}` })));
    expect(await blog.list()).toHaveLength(25);
  });

  it('the blog in memory has no neighbours for an unknown post', async () => {
    const gone = aPost({ id: 'gone' });
    await expect(blogOf({ id: 'a' }).neighbours(gone)).resolves.toEqual({
      previous: null,
      next: null,
    });
  });
});
