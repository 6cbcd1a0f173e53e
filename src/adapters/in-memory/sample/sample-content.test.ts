import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  FEATURED_ABOVE_RATING,
  FEATURED_LIMIT,
  HOME_PRODUCTS_LIMIT,
} from '../../../domain/catalogue/product';
import { STARS } from '../../../domain/catalogue/shown-rating';
import { isVolume } from '../../../domain/catalogue/volume';
import { firstWords } from '../../../domain/shared/shorten-text';
import { samplePictureTexts } from './sample-picture-texts';
import { samplePosts } from './sample-posts';
import { sampleProducts } from './sample-products';

const ART = join(import.meta.dirname, '../../../../art');
const SLUG = /^[a-z]+(?:-[a-z]+)*$/u;

describe('the sample products', () => {
  it('the sample products are eight, each with a unique address', () => {
    expect(sampleProducts).toHaveLength(8);
    const ids = sampleProducts.map(({ id }) => id);
    expect(new Set(ids).size).toBe(8);
    expect(ids.filter((id) => !SLUG.test(id))).toEqual([]);
    expect(new Set(sampleProducts.map(({ title }) => title)).size).toBe(8);
  });

  it.each(sampleProducts)('the sample products are valid: $title', (product) => {
    expect(product.price).toBeGreaterThan(0);
    expect(product.volume === null || isVolume(product.volume)).toBe(true);
    if (product.rating !== null) {
      expect(product.rating).toBeGreaterThanOrEqual(0);
      expect(product.rating).toBeLessThanOrEqual(STARS);
    }
    expect(product.facts?.length).toBeGreaterThan(5);
    expect(product.gallery).not.toContain(product.picture);
    expect(new Set(product.gallery).size).toBe(product.gallery.length);
  });

  it('the sample products include two products without a rating, like new products', () => {
    expect(sampleProducts.filter(({ rating }) => rating === null)).toHaveLength(2);
  });

  it.each(sampleProducts)(
    'the sample products have a description that reads well when truncated: $title',
    ({ description }) => {
      expect(firstWords(description, 3)).toMatch(/^[A-Z][\w-]*(?: \w+){2}\.\.\.$/u);
      expect(description.split('\n\n').length).toBeGreaterThanOrEqual(3);
    },
  );

  it('the sample products include one bottle of each oil and the pair as featured products, none of which is in the grid below', () => {
    const featured = sampleProducts
      .filter(({ rating }) => rating !== null && rating > FEATURED_ABOVE_RATING)
      .slice(0, FEATURED_LIMIT);
    expect(featured.map(({ picture }) => picture)).toEqual(['p1.jpg', 'p6.jpg', 'p3.jpg']);
    const inTheGrid = sampleProducts.slice(0, HOME_PRODUCTS_LIMIT);
    expect(inTheGrid.filter((product) => featured.includes(product))).toEqual([]);
  });

  it('the sample products are in an order that separates the two bottles that look alike', () => {
    const order = sampleProducts.map(({ picture }) => picture);
    expect(Math.abs(order.indexOf('p2.jpg') - order.indexOf('p4.jpg'))).toBeGreaterThan(1);
  });

  it('the sample products end their titles with the volume where the same oil comes in several volumes', () => {
    const volumesOf = (oil: string) =>
      sampleProducts
        .filter(({ title, volume }) => volume !== null && title === `${oil}, ${volume}`)
        .map(({ volume }) => volume);
    expect(volumesOf('Frankincense Carterii')).toEqual(['Thirty ml', 'Bulk', 'Ten ml']);
    expect(volumesOf('Maydi Frankincense')).toEqual(['Thirty ml', 'Ten ml']);
  });
});

const wordsOf = (post: (typeof samplePosts)[number]): number =>
  post.body
    .flatMap((block) => (block.kind === 'markdown' ? block.markdown.split(/\s+/u) : []))
    .filter((word) => /\w/u.test(word)).length;

const headingsOf = (post: (typeof samplePosts)[number]): readonly string[] =>
  post.body.flatMap((block) =>
    block.kind === 'markdown' ? (block.markdown.match(/^#+ .+$/gmu) ?? []) : [],
  );

describe('the sample posts', () => {
  it('the sample posts are eight, each with a unique address, oldest first, dated in 2025', () => {
    expect(samplePosts).toHaveLength(8);
    expect(new Set(samplePosts.map(({ id }) => id)).size).toBe(8);
    expect(samplePosts.filter(({ id }) => !SLUG.test(id))).toEqual([]);
    const days = samplePosts.map(({ publishedOn }) => publishedOn);
    expect(days).toEqual([...new Set(days)].sort());
    for (const day of days) {
      expect(day).toMatch(/^2025-/u);
      expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
    }
  });

  it.each(samplePosts)('the sample posts take a few minutes to read: $title', (post) => {
    expect(wordsOf(post)).toBeGreaterThanOrEqual(350);
    expect(wordsOf(post)).toBeLessThanOrEqual(900);
    expect(post.description.length).toBeGreaterThan(30);
  });

  it.each(samplePosts)(
    'the sample posts contain text, a quotation and a picture: $title',
    (post) => {
      const kinds = new Set(post.body.map(({ kind }) => kind));
      expect([...kinds].sort()).toEqual(['markdown', 'picture', 'quote']);
    },
  );

  it.each(samplePosts)(
    'the sample posts contain no first-level heading and no HTML: $title',
    (post) => {
      const headings = headingsOf(post);
      expect(headings.length).toBeGreaterThanOrEqual(3);
      expect(headings.filter((heading) => !/^#{2,3} /u.test(heading))).toEqual([]);
      for (const block of post.body) {
        if (block.kind === 'markdown') expect(block.markdown).not.toMatch(/<[a-z/!]/iu);
      }
    },
  );

  it('the sample posts include a post that is long enough for a table of contents', () => {
    expect(samplePosts.some((post) => headingsOf(post).length >= 6)).toBe(true);
  });

  it('the sample posts invent no author for a quotation', () => {
    const quotes = samplePosts.flatMap(({ body }) => body.filter(({ kind }) => kind === 'quote'));
    expect(quotes.every((quote) => quote.kind === 'quote' && quote.author === null)).toBe(true);
  });

  it('the sample posts include two posts without a picture, which show an engraving', () => {
    expect(samplePosts.filter(({ picture }) => picture === null)).toHaveLength(2);
  });
});

describe('the sample pictures', () => {
  it.each(Object.entries(samplePictureTexts))(
    'the sample pictures have an original file and an alternative text: %s',
    (name, text) => {
      expect(existsSync(join(ART, name))).toBe(true);
      expect(text.alt.length).toBeGreaterThan(20);
      expect(text.colour).toMatch(/^#[0-9A-F]{6}$/u);
    },
  );

  it('the sample pictures are imported by their own file only, so that the data loads without a bundler', () => {
    const folder = import.meta.dirname;
    const bound = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .filter((name) =>
        /from '[^']*(?:\?picture|sample-pictures)'/u.test(readFileSync(join(folder, name), 'utf8')),
      );
    expect(bound).toEqual(['sample-pictures.ts']);
  });
});
