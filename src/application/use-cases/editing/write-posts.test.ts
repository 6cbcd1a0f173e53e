import { expect, it } from 'vitest';

import { aPost } from '../../../../test/builders/a-post';
import { aPostDraft } from '../../../../test/builders/a-post-draft';
import { aBlog } from '../../../../test/builders/ports';
import type { PostId } from '../../../domain/journal/blog-post';
import { createPost, deletePost, updatePost } from './write-posts';

const ID = 'a-post' as PostId;

it('a post is created from the draft and returned', async () => {
  const blog = aBlog({ create: async ({ title }) => aPost({ title }) });
  expect(await createPost(blog)(aPostDraft({ title: 'Rain' }))).toMatchObject({ title: 'Rain' });
});

it('an update changes only the post with the given id, and returns `null` for an unknown one', async () => {
  const blog = aBlog({
    update: async (id, { title = '' }) => (id === ID ? aPost({ id, title }) : null),
  });
  expect(await updatePost(blog)(ID, { title: 'Rain' })).toMatchObject({ id: ID, title: 'Rain' });
  expect(await updatePost(blog)('unknown' as PostId, { title: 'Rain' })).toBeNull();
});

it('a removal deletes the post with the given id', async () => {
  const removed: PostId[] = [];
  await deletePost(aBlog({ remove: async (id) => void removed.push(id) }))(ID);
  expect(removed).toEqual([ID]);
});
