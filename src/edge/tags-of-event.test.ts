import { describe, expect, it } from 'vitest';
import { tagsOfEvent } from './tags-of-event';

const DATE = '2026-01-01T00:00:00.000Z';
const entry = { id: 1, documentId: 'mg5gjubrk49r5b2zs6cda4g8', publishedAt: DATE };

describe("an event of Strapi's webhooks", () => {
  it.each([
    ['entry.publish', 'product', ['product', `product/${entry.documentId}`]],
    ['entry.unpublish', 'blog', ['blog', `blog/${entry.documentId}`]],
    ['entry.update', 'product', ['product', `product/${entry.documentId}`]],
    ['entry.delete', 'blog', ['blog', `blog/${entry.documentId}`]],
    ['entry.update', 'order', ['order', `order/${entry.documentId}`]],
    ['entry.publish', 'testimonial', ['testimonial', `testimonial/${entry.documentId}`]],
    ['entry.create', 'enquiry', []],
    ['media.delete', 'file', ['everything']],
    ['trigger-test', '', []],
  ])('the event %s of a %s invalidates %j', (event, model, tags) => {
    expect(tagsOfEvent({ event, model, createdAt: DATE, entry })).toEqual(tags);
  });

  it("an event of Strapi's webhooks invalidates nothing when a draft is saved, but does when an entry is unpublished", () => {
    const draft = { ...entry, publishedAt: null };
    expect(tagsOfEvent({ event: 'entry.update', model: 'product', entry: draft })).toEqual([]);
    expect(tagsOfEvent({ event: 'entry.unpublish', model: 'product', entry: draft })).toHaveLength(
      2,
    );
  });

  it.each([
    undefined,
    null,
    'entry.publish',
    {},
    { event: 1 },
    { event: 'entry.publish', model: 'product' },
    { event: 'entry.publish', model: 'product', entry: {} },
    { event: 'entry.publish', model: 'product', entry: { documentId: 'a,everything' } },
    { event: 'entry.publish', model: 'blog', entry: { documentId: 'a'.repeat(65) } },
  ])("an event of Strapi's webhooks is not recognized in %j", (body) => {
    expect(tagsOfEvent(body)).toBeNull();
  });

  it("an event of Strapi's webhooks invalidates nothing for a model with the name of a built-in object property", () => {
    expect(tagsOfEvent({ event: 'entry.publish', model: 'toString', entry })).toEqual([]);
  });
});
