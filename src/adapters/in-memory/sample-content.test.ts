import { describe, expect, it } from 'vitest';
import { sampleContent } from './sample-content';

describe('the sample content', () => {
  const { products, posts } = sampleContent();

  it('has a processed picture for every product', () => {
    for (const { picture, gallery } of products) {
      for (const each of [picture, ...gallery]) {
        expect(each?.url).toMatch(/\S/u);
        expect(each?.width).toBeGreaterThan(0);
      }
    }
  });

  it('creates posts on their publication days', () => {
    for (const { createdAt, publishedOn } of posts) {
      expect(createdAt).toBe(`${publishedOn}T08:00:00.000Z`);
    }
  });

  it('gives each part of a post a unique key', () => {
    for (const { body } of posts)
      expect(new Set(body.map(({ key }) => key)).size).toBe(body.length);
  });

  it('is JSON-safe', () => {
    const content = { products, posts };
    expect(JSON.parse(JSON.stringify(content))).toEqual(content);
  });
});
