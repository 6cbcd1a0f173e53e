import { describe, expect, it } from 'vitest';
import { aPostSummary } from '../../../test/builders/a-post';
import { readNext, relatedPosts } from './related-posts';

const post = aPostSummary({
  id: 'tear',
  title: 'How a tear forms',
  description: 'A shallow cut in the bark, and patience',
});
const ids = (posts: readonly { readonly id: string }[]) => posts.map(({ id }) => id);

describe('the posts related to a post', () => {
  it('the posts related to a post are sorted by the words that they share with it', () => {
    const none = aPostSummary({ id: 'none', title: 'Copper', description: 'A still' });
    const one = aPostSummary({ id: 'one', title: 'Bark', description: 'A cliff' });
    const two = aPostSummary({ id: 'two', title: 'SHALLOW', description: 'patience!' });
    expect(ids(relatedPosts(post, [none, one, two]))).toEqual(['two', 'one', 'none']);
  });

  it('the posts related to a post rank a rare word above one that every post has', () => {
    const usual = ['a', 'b', 'c'].map((id) =>
      aPostSummary({ id, title: 'The bark', description: '' }),
    );
    const rare = aPostSummary({ id: 'rare', title: 'Of patience', description: '' });
    expect(ids(relatedPosts(post, [...usual, rare]))).toEqual(['rare', 'a', 'b', 'c']);
  });

  it('the posts related to a post preserve the given order for equal scores, and ignore short words', () => {
    const first = aPostSummary({ id: 'first', title: 'Oil', description: '' });
    const second = aPostSummary({ id: 'second', title: 'How a cut is', description: '' });
    expect(ids(relatedPosts(post, [first, second]))).toEqual(['first', 'second']);
  });

  it('the posts related to a post never include the post itself', () => {
    const other = aPostSummary({ id: 'other' });
    expect(ids(relatedPosts(post, [post, other]))).toEqual(['other']);
  });

  it('the posts related to a post are empty when there is no other post', () => {
    expect(relatedPosts(post, [])).toEqual([]);
    expect(relatedPosts(post, [post])).toEqual([]);
  });
});

describe('what to read next', () => {
  const others = ['a', 'b', 'c', 'd', 'e'].map((id) => aPostSummary({ id }));

  it('the posts to read next are at most three, without the neighbours, which have links of their own', () => {
    const [, b] = others;
    expect(ids(readNext(post, [post, ...others], [b ?? null, null]))).toEqual(['a', 'c', 'd']);
  });

  it('there are no posts to read next when there are only the neighbours', () => {
    expect(readNext(post, others.slice(0, 2), others.slice(0, 2))).toEqual([]);
  });
});
