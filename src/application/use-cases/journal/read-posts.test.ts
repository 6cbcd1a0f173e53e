import { expect, it } from 'vitest';
import { aPost } from '../../../../test/builders/a-post';
import { inMemoryBlog } from '../../../adapters/in-memory/in-memory-blog';
import type { PostId } from '../../../domain/journal/blog-post';
import { getPost } from './read-posts';

it('getPost returns the post with this id, and null when there is none', async () => {
  const post = aPost({ id: 'harvest' });
  const blog = inMemoryBlog(
    [aPost({ id: 'first' }), post],
    () => null,
    () => '',
  );
  await expect(getPost(blog)(post.id)).resolves.toEqual(post);
  await expect(getPost(blog)('gone' as PostId)).resolves.toBeNull();
});
