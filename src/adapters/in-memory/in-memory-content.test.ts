import { describe, expect, it } from 'vitest';
import { sampleContent } from './in-memory-content';

describe('the sample content', () => {
  const { products, posts } = sampleContent();

  it('the sample content has a processed picture for every product', () => {
    for (const { picture, gallery } of products) {
      for (const each of [picture, ...gallery]) {
        expect(each?.url).toMatch(/\S/u);
        expect(each?.width).toBeGreaterThan(0);
      }
    }
  });

  it('the sample content contains posts that were created on their publication days', () => {
    for (const { createdAt, publishedOn } of posts) {
      expect(createdAt).toBe(`${publishedOn}T08:00:00.000Z`);
    }
  });

  it('the sample content gives each part of a post a unique key', () => {
    for (const { body } of posts)
      expect(new Set(body.map(({ key }) => key)).size).toBe(body.length);
  });

  it('the sample content is JSON-safe', () => {
    const content = { products, posts };
    expect(JSON.parse(JSON.stringify(content))).toEqual(content);
  });
});
