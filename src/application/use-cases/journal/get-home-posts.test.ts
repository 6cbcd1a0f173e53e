import { describe, expect, it } from 'vitest';
import { aPostSummary } from '../../../../test/mothers/a-post';
import { aBlog, aNotifier } from '../../../../test/mothers/ports';
import { ContentError } from '../../content-error';
import { getHomePosts } from './get-home-posts';

describe('getHomePosts', () => {
  it('gives the posts as the journal orders them', async () => {
    const posts = [aPostSummary({ id: 'b' }), aPostSummary({ id: 'a' })];
    const asked: unknown[] = [];
    const { signal } = new AbortController();
    const blog = aBlog({
      list: async (reading) => {
        asked.push(reading);
        return posts;
      },
    });
    await expect(getHomePosts(blog, aNotifier())(signal)).resolves.toEqual(posts);
    expect(asked).toEqual([{ signal }]);
  });

  it('announces that posts could not be had', async () => {
    const notifier = aNotifier();
    const blog = aBlog({ list: () => Promise.reject(new ContentError('not-found')) });
    await expect(getHomePosts(blog, notifier)()).rejects.toThrow('Not Found');
    expect(notifier.shown).toMatchObject([{ content: { notice: 'no-posts' } }]);
  });
});
