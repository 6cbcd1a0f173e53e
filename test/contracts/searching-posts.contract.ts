import { describe, expect, it } from 'vitest';
import { POSTS_PER_PAGE, type PostQuery, postSummary } from '../../src/domain/journal/blog-post';
import { POST_MARK } from './post-fixtures';
import type { WritableBlog } from './target';

export function searchingPosts(subject: () => WritableBlog) {
  const search = (query: PostQuery) => subject().blog.search({ text: POST_MARK, ...query });
  const newestFirst = () => [...subject().held].reverse().map(postSummary);

  describe('searching', () => {
    it.each(['Warsame', 'warsame', ' WARSAME '])(
      'the blog finds text in titles and descriptions, whatever the case, newest first: "%s"',
      async (text) => {
        expect((await search({ text })).items).toEqual(newestFirst());
      },
    );

    it('the blog sorts posts by creation time, not by the publication date that an editor has set', async () => {
      const { items } = await search({});
      expect(items.map(({ publishedOn }) => publishedOn)).toEqual([
        '2024-01-01',
        '2025-04-02',
        '2025-04-01',
        '2025-03-12',
      ]);
    });

    it.each([
      ['100% dry_wood', 'Warsame 100% dry_wood'],
      ['"still" & café', 'warsame, the "still" & café'],
    ])('the blog searches for the text literally: %s', async (text, title) => {
      expect((await search({ text })).items.map((post) => post.title)).toEqual([title]);
    });

    it.each(['Wars_me', 'Wars%e', 'dry-wood', 'the cut in Warsame'])(
      'the blog does not treat the text as a pattern: "%s" is not found',
      async (text) => {
        expect(await search({ text })).toMatchObject({ items: [], total: 0, pageCount: 0 });
      },
    );

    it('the blog ignores a blank text and a language', async () => {
      expect((await search({ locale: 'en' })).items).toEqual(newestFirst());
      const { total } = await subject().blog.search({ text: '  ' });
      expect(total).toBeGreaterThanOrEqual(subject().held.length);
    });
  });

  describe('paging', () => {
    it('the blog returns every post on exactly one page', async () => {
      const pages = await Promise.all([1, 2, 3].map((page) => search({ page, pageSize: 2 })));
      expect(pages.flatMap(({ items }) => items)).toEqual(newestFirst());
      expect(pages).toMatchObject([
        { page: 1, pageSize: 2, pageCount: 2, total: 4 },
        { page: 2, pageSize: 2, pageCount: 2, total: 4 },
        { page: 3, pageSize: 2, pageCount: 2, total: 4, items: [] },
      ]);
    });

    it('the blog starts with the first page of the default size, and reports the page size that it uses', async () => {
      expect(await search({})).toMatchObject({ page: 1, pageSize: POSTS_PER_PAGE, total: 4 });
      expect(await search({ pageSize: 1000 })).toMatchObject({ pageSize: 100, pageCount: 1 });
      expect(await search({ page: 0, pageSize: 2 })).toMatchObject({ page: 1 });
    });
  });

  describe('the neighbours of a post', () => {
    it('the neighbours of a post are the posts created just before and just after it', async () => {
      const { blog, held } = subject();
      const [first, second, third, fourth] = held.map(postSummary);
      if (!first || !second || !third || !fourth) throw new Error('The journal holds four posts');
      await expect(blog.neighbours(second)).resolves.toEqual({ previous: first, next: third });
      await expect(blog.neighbours(third)).resolves.toEqual({ previous: second, next: fourth });
    });

    it('the neighbours of a post are missing for the oldest and for the newest post', async () => {
      const { blog } = subject();
      const { items, total } = await blog.search({ pageSize: 1 });
      const last = await blog.search({ pageSize: 1, page: total });
      const [newest, oldest] = [items[0], last.items[0]];
      if (!newest || !oldest) throw new Error('The journal holds posts');
      expect((await blog.neighbours(newest)).next).toBeNull();
      expect((await blog.neighbours(oldest)).previous).toBeNull();
      expect((await blog.neighbours(newest)).previous).not.toBeNull();
    });
  });
}
