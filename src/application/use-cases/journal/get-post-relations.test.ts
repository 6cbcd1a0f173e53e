import { expect, it } from 'vitest';
import { aPost } from '../../../../test/builders/a-post';
import { inMemoryBlog } from '../../../adapters/in-memory/in-memory-blog';
import { getPostRelations } from './get-post-relations';

it('returns links to the neighbours and a few other posts, and reads one page of a long journal', async () => {
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
  const { previous, next, others } = await getPostRelations(counting)(
    aPost({
      id: 'post-498',
      title: 'How a tear forms',
      description: '',
      createdAt: new Date(Date.UTC(2025, 0, 1, 0, 498)).toISOString(),
    }),
  );
  expect([previous, next]).toEqual([
    { id: 'post-497', title: 'How a tear forms' },
    { id: 'post-499', title: 'How a tear forms' },
  ]);
  expect(others.map(({ id }) => id)).toEqual(['post-495', 'post-493', 'post-491']);
  expect(calls).toBe(1);
});
