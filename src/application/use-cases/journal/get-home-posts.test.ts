import { describe, expect, it } from 'vitest';
import { aPostSummary } from '../../../../test/builders/a-post';
import { aBlog, aNotifier } from '../../../../test/builders/ports';
import { postTeaser } from '../../../domain/journal/blog-post';
import { ContentError } from '../../content-error';
import { getHomePosts } from './get-home-posts';

describe('getHomePosts', () => {
  it('getHomePosts returns the listed posts, newest first', async () => {
    const old = aPostSummary({ id: 'a', createdAt: '2025-03-12' });
    const recent = aPostSummary({ id: 'b', createdAt: '2025-11-06' });
    const posts = [old, recent];
    const calls: unknown[] = [];
    const { signal } = new AbortController();
    const blog = aBlog({
      list: async (reading) => {
        calls.push(reading);
        return posts;
      },
    });
    await expect(getHomePosts(blog, aNotifier())(signal)).resolves.toEqual(
      [recent, old].map(postTeaser),
    );
    // Sorting must not change the array that `list` returned, because a cache may contain it.
    expect(posts).toEqual([old, recent]);
    expect(calls).toEqual([{ signal }]);
  });

  it('getHomePosts shows a notice when the posts cannot be loaded', async () => {
    const notifier = aNotifier();
    const blog = aBlog({ list: () => Promise.reject(new ContentError('not-found')) });
    await expect(getHomePosts(blog, notifier)()).rejects.toThrow('Not Found');
    expect(notifier.shown).toMatchObject([{ content: { notice: 'no-posts' } }]);
  });
});
