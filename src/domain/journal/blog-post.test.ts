import { describe, expect, it } from 'vitest';
import { aPicture } from '../../../test/builders/a-picture';
import { aPost, aPostSummary } from '../../../test/builders/a-post';
import { postSummary, postTeaser } from './blog-post';

describe('a post in a list', () => {
  it('a post in a list has only the fields of a summary', () => {
    const post = aPost({
      pictureCaption: 'A tear on the bark.',
      searchListing: { title: 'Tears', description: '', picture: null },
    });
    expect(postSummary(post)).toStrictEqual(aPostSummary());
  });

  it('a post in a list has its picture without the alternative text, because the title describes it', () => {
    const picture = aPicture({ alt: 'A tear on the bark' });
    expect(postSummary(aPost({ picture })).picture).toStrictEqual({ ...picture, alt: '' });
  });
});

it('a teaser has only the fields that a card without topics shows', () => {
  const picture = aPicture({ alt: '' });
  expect(postTeaser(aPostSummary({ picture, topics: ['Harvest'] }))).toStrictEqual({
    id: 'harvest',
    title: 'How a tear forms',
    description: 'From the cut in the bark to the still.',
    picture,
    publishedOn: '2025-03-12',
  });
});
