// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  type CmsEvent,
  changedDocuments,
  mayChangePages,
} from '../../scripts/publisher/cms-events.mjs';

const PUBLISHED = '2026-01-01T00:00:00.000Z';
const TYPES = new Set(['product', 'blog', 'order']);

const event = (name: string, model?: string, documentId?: unknown): CmsEvent => ({
  event: name,
  ...(model !== undefined && { model, uid: `api::${model}.${model}` }),
  ...(documentId !== undefined && { entry: { documentId, publishedAt: PUBLISHED } }),
});

describe('the documents that events name', () => {
  const taken = (...events: readonly CmsEvent[]) => {
    const changed = changedDocuments();
    for (const one of events) changed.add(one);
    return changed.take();
  };

  it('the documents that events name are collected once each, until they are taken', () => {
    const changed = changedDocuments();
    changed.add(event('entry.update', 'product', 'a'));
    changed.add(event('entry.publish', 'product', 'a'));
    changed.add(event('entry.delete', 'blog', 'a'));
    expect(changed.take()).toEqual(['product/a', 'blog/a']);
    expect(changed.take()).toEqual([]);
  });

  it('the documents that events name are identified by the uid when the event has no model', () => {
    const { model: _, ...withUid } = event('entry.update', 'product', 'a');
    expect(taken(withUid)).toEqual(['product/a']);
  });

  it.each([
    ['a picture has changed', event('media.update')],
    ['an event names no document', event('entry.update', 'product')],
    ['an event names no content type', { event: 'entry.update', entry: { documentId: 'a' } }],
    ['an id is not a string', event('entry.update', 'product', 12)],
  ])('the documents that events name are unknown when %s', (_, other) => {
    expect(taken(event('entry.update', 'product', 'a'), other)).toEqual([]);
  });
});

describe('an event', () => {
  it.each([
    ['of a published document', event('entry.publish', 'product', 'a')],
    ['of the order of products', event('entry.update', 'order', 'a')],
    ['of a picture', event('media.delete', 'file', 'a')],
    ['without a type', event('entry.update')],
    [
      'of an unpublished document',
      { event: 'entry.unpublish', model: 'product', entry: { documentId: 'a', publishedAt: null } },
    ],
  ])('the event %s may change pages', (_, one) => {
    expect(mayChangePages(one, TYPES)).toBe(true);
  });

  it.each([
    ['of a visitor’s enquiry', event('entry.create', 'enquiry', 'a')],
    [
      'of a saved draft',
      { event: 'entry.update', model: 'product', entry: { documentId: 'a', publishedAt: null } },
    ],
  ])('the event %s changes no page', (_, one) => {
    expect(mayChangePages(one, TYPES)).toBe(false);
  });

  it('an event of any type may change pages before the first release', () => {
    expect(mayChangePages(event('entry.create', 'enquiry', 'a'), null)).toBe(true);
  });
});
