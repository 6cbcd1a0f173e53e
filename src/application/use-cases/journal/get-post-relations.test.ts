import { expect, it, vi } from 'vitest';
import { aPost } from '../../../../test/builders/a-post';
import { inMemoryBlog } from '../../../adapters/in-memory/in-memory-blog';
import { getPostRelations } from './get-post-relations';

const aNumberedPost = (number: number, title: string) =>
  aPost({
    id: `post-${number}`,
    title,
    description: '',
    createdAt: new Date(Date.UTC(2025, 0, 1, 0, number)).toISOString(),
  });

it('getPostRelations returns links to the neighbours and a few other posts, and reads one page of a long journal', async () => {
  const posts = Array.from({ length: 500 }, (_, number) =>
    aNumberedPost(number, number % 2 === 0 ? 'The still' : 'How a tear forms'),
  );
  const blog = inMemoryBlog(
    posts,
    () => null,
    () => '',
  );
  const search = vi.spyOn(blog, 'search');
  const { previous, next, others } = await getPostRelations(blog)(
    aNumberedPost(498, 'How a tear forms'),
  );
  expect([previous, next]).toEqual([
    { id: 'post-497', title: 'How a tear forms' },
    { id: 'post-499', title: 'How a tear forms' },
  ]);
  expect(others.map(({ id }) => id)).toEqual(['post-495', 'post-493', 'post-491']);
  expect(search).toHaveBeenCalledOnce();
});
