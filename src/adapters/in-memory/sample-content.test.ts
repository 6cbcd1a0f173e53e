import { describe, expect, it } from 'vitest';
import { sampleContent } from './sample-content';

describe('the embedded content', () => {
  const { products, posts } = sampleContent();

  it('has a picture that the build made for every product', () => {
    for (const { picture, gallery } of products) {
      for (const each of [picture, ...gallery]) {
        expect(each?.url).toMatch(/\S/u);
        expect(each?.width).toBeGreaterThan(0);
      }
    }
  });

  it('is ordered in time by the days of its posts', () => {
    for (const { createdAt, publishedOn } of posts) {
      expect(createdAt).toBe(`${publishedOn}T08:00:00.000Z`);
    }
  });

  it('gives each part of a post a key of its own', () => {
    for (const { body } of posts)
      expect(new Set(body.map(({ key }) => key)).size).toBe(body.length);
  });

  it('is data that a page can carry', () => {
    const content = { products, posts };
    expect(JSON.parse(JSON.stringify(content))).toEqual(content);
  });
});
