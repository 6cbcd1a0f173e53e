import { describe, expect, it } from 'vitest';
import { type PostId, postSummary } from '../../src/domain/journal/blog-post';
import { newestFirst } from '../../src/domain/journal/newest-first';
import type { ReadableBlog } from './target';

export const NO_POST = 'zzzzzzzzzzzzzzzzzzzzzzzz' as PostId;

export function readingPosts(subject: () => ReadableBlog) {
  describe('reading', () => {
    it('the blog lists its posts, in any order, with everything that a card shows', async () => {
      const { blog, held } = subject();
      const ids = new Set(held.map(({ id }) => id));
      const listed = await blog.list();
      expect(listed.filter(({ id }) => ids.has(id)).sort(newestFirst)).toEqual(
        held.map(postSummary).sort(newestFirst),
      );
    });

    it('the blog finds a post by its id, with its body and the pictures in it', async () => {
      const { blog, held } = subject();
      const [first] = held;
      const found = first && (await blog.byId(first.id));
      expect(found).toEqual(first);
      const kinds = new Set(found?.body.map(({ kind }) => kind));
      expect([...kinds].sort()).toEqual(['markdown', 'picture', 'quote']);
      const pictures = found?.body.filter((block) => block.kind === 'picture' && block.picture);
      expect(pictures?.length).toBeGreaterThan(0);
    });

    it('the blog gives each part of a post its own key', async () => {
      const { blog, held } = subject();
      const [first] = held;
      const keys = first && (await blog.byId(first.id))?.body.map(({ key }) => key);
      expect(new Set(keys).size).toBe(first?.body.length);
    });

    it('the blog returns null for an unknown id', async () => {
      await expect(subject().blog.byId(NO_POST)).resolves.toBeNull();
    });

    it.each(['', '.', '..'])(
      'the blog returns null for an id that no document can have: "%s"',
      async (id) => {
        await expect(subject().blog.byId(id as PostId)).resolves.toBeNull();
      },
    );

    it('the blog rejects a request that is already aborted', async () => {
      const { blog, held } = subject();
      const left = { signal: AbortSignal.abort() };
      const failure = { name: 'ContentError', kind: 'aborted', message: 'Request aborted' };
      await expect(blog.list(left)).rejects.toMatchObject(failure);
      await expect(blog.search({}, left)).rejects.toMatchObject(failure);
      await expect(blog.byId(NO_POST, left)).rejects.toMatchObject(failure);
      const [first] = held;
      if (first) await expect(blog.neighbours(first, left)).rejects.toMatchObject(failure);
    });

    it('the blog rejects a request that is aborted before the answer arrives', async () => {
      const controller = new AbortController();
      const read = subject().blog.list({ signal: controller.signal });
      controller.abort();
      await expect(read).rejects.toThrow('Request aborted');
    });
  });
}
