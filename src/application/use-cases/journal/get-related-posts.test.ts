import { expect, it } from 'vitest';
import { aPost } from '../../../../test/builders/a-post';
import { inMemoryBlog } from '../../../adapters/in-memory/in-memory-blog';
import { getRelatedPosts } from './get-related-posts';

it('returns a few other posts and reads one page, however long the journal is', async () => {
  const posts = Array.from({ length: 500 }, (_, number) =>
    aPost({
      id: `post-${number}`,
      title: number % 2 === 0 ? 'The still' : 'How a tear forms',
      description: '',
      createdAt: new Date(Date.UTC(2025, 0, 1, 0, number)).toISOString(),
    }),
  );
  const blog = inMemoryBlog(
    posts,
    () => null,
    () => '',
  );
  let calls = 0;
  const counting = {
    ...blog,
    search: (...args: Parameters<typeof blog.search>) => {
      calls += 1;
      return blog.search(...args);
    },
  };
  const related = await getRelatedPosts(counting)(
    aPost({ id: 'post-499', title: 'How a tear forms', description: '' }),
  );
  expect(related.map(({ id }) => id)).toEqual([
    'post-497',
    'post-495',
    'post-493',
    'post-491',
    'post-489',
  ]);
  expect(calls).toBe(1);
});
