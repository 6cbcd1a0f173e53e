import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aProduct } from '../../../test/builders/a-product';
import { firstWords } from '../shared/shorten-text';
import { CARD_DESCRIPTION_WORDS, FEATURED_LIMIT, productSummary, selectFeatured } from './product';

const titlesOf = (products: readonly { readonly title: string }[]) =>
  products.map(({ title }) => title);

describe('selectFeatured', () => {
  it('selectFeatured leaves a product rated exactly 3 out of the featured ones', () => {
    expect(selectFeatured([aProduct({ rating: 3 })])).toEqual([]);
  });

  it('selectFeatured features a product rated just above 3', () => {
    const product = aProduct({ rating: 3.000_1 });
    expect(selectFeatured([product])).toEqual([product]);
  });

  it.each([null, 0, 2.9])('selectFeatured never features a product rated %s', (rating) => {
    expect(selectFeatured([aProduct({ rating })])).toEqual([]);
  });

  it('selectFeatured preserves the given order instead of sorting by rating', () => {
    const products = [
      aProduct({ title: 'good', rating: 4 }),
      aProduct({ title: 'unrated', rating: null }),
      aProduct({ title: 'best', rating: 5 }),
      aProduct({ title: 'fair', rating: 3.1 }),
    ];
    expect(titlesOf(selectFeatured(products))).toEqual(['good', 'best', 'fair']);
  });

  it('selectFeatured features the first three when there are more', () => {
    const products = ['a', 'b', 'c', 'd', 'e'].map((title) => aProduct({ title, rating: 4 }));
    expect(titlesOf(selectFeatured(products))).toEqual(['a', 'b', 'c']);
  });

  it('selectFeatured features fewer when there are fewer, and none for an empty list', () => {
    expect(selectFeatured([aProduct({ rating: 5 }), aProduct({ rating: 1 })])).toHaveLength(1);
    expect(selectFeatured([])).toEqual([]);
  });

  it('selectFeatured never skips a product rated above 3 for a later one', () => {
    const rating = fc.option(fc.double({ min: 0, max: 5, noNaN: true }));
    fc.assert(
      fc.property(fc.array(rating), (ratings) => {
        const products = ratings.map((given, index) => aProduct({ id: `${index}`, rating: given }));
        const featured = selectFeatured(products);
        const last = products.findIndex(({ id }) => id === featured.at(-1)?.id);
        const passedOver = products
          .slice(0, featured.length < FEATURED_LIMIT ? products.length : last)
          .filter((product) => (product.rating ?? 0) > 3 && !featured.includes(product));
        expect(passedOver).toEqual([]);
      }),
    );
  });
});

describe('productSummary', () => {
  it('productSummary shortens the description to what a card shows and marks the cut', () => {
    const { description } = productSummary(
      aProduct({ description: 'Soft honeyed warmth with less of the lemon.\n\nIt is distilled.' }),
    );
    expect(description).toBe('Soft honeyed warmth...');
    expect(firstWords(description, CARD_DESCRIPTION_WORDS)).toBe(description);
  });

  it('productSummary leaves out fields that only the product page shows', () => {
    const summary = productSummary(aProduct({ facts: [{ label: 'Origin', value: 'Somalia' }] }));
    expect(summary).not.toHaveProperty('facts');
    expect(summary).not.toHaveProperty('gallery');
  });
});
