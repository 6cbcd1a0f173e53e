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

/** What every blog does is in the contract suite; this is what only this one can be made to show. */
describe('the blog in memory', () => {
  it('orders posts made at once by their ids, and so finds their neighbours', async () => {
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

  it('puts posts of unknown age last and between no others', async () => {
    const blog = blogOf({ id: 'undated', createdAt: null }, { id: 'dated', createdAt: at });
    const { items } = await blog.search({});
    expect(items.map(({ id }) => id)).toEqual(['dated', 'undated']);
    const nobody = { previous: null, next: null };
    await expect(blog.neighbours(aPost({ id: 'undated' }))).resolves.toEqual(nobody);
    await expect(blog.neighbours(aPost({ id: 'dated' }))).resolves.toEqual(nobody);
  });

  it('gives one answer of 25 posts', async () => {
    const blog = blogOf(...Array.from({ length: 30 }, (_, index) => ({ id: `${index}` })));
    expect(await blog.list()).toHaveLength(25);
  });

  it('has no neighbours for a post that it does not hold', async () => {
    const gone = aPost({ id: 'gone' });
    await expect(blogOf({ id: 'a' }).neighbours(gone)).resolves.toEqual({
      previous: null,
      next: null,
    });
  });
});
