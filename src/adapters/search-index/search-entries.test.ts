import { expect, it } from 'vitest';
import { aPost } from '../../../test/builders/a-post';
import { aProduct } from '../../../test/builders/a-product';
import { postEntry, productEntry } from './search-entries';

const searchListing = { title: 'Only for search engines', description: '', picture: null };

it('entries of the search index contain nothing that results do not show', () => {
  const { body: _, pictureCaption: __, ...post } = aPost({ searchListing });
  const entries = [productEntry(aProduct({ searchListing, facts: [] })), postEntry(post)];
  for (const entry of entries) {
    expect(Object.keys(entry)).toContain('title');
    for (const field of ['searchListing', 'gallery', 'facts', 'body'])
      expect(entry).not.toHaveProperty(field);
  }
});
