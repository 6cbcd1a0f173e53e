// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { massDeletionBetween } from '../../scripts/publisher/mass-deletion.mjs';
import type { PublicContent } from '../../src/application/content-types/public-content';
import { publicContent } from '../builders/content';

const listOf = (ids: readonly string[], total = ids.length) => ({
  items: ids.map((id) => ({ id, changedAt: null, title: id, asListed: id })),
  pageCount: 1,
  total,
  unsupportedFilters: '[]',
});
const content = (
  products: readonly string[],
  posts: readonly string[] = [],
  total?: number,
): PublicContent => publicContent({ product: listOf(products, total), blog: listOf(posts) });
const ids = (count: number, from = 0) => Array.from({ length: count }, (_, at) => `d${from + at}`);
const keys = (names: readonly string[]) => names.map((name) => `product/${name}`);

const excuses = (
  given: Partial<Record<'takenDown' | 'confirmed' | 'vanished', string[]>> = {},
) => ({
  takenDown: [],
  confirmed: [],
  vanished: [],
  ...given,
});

describe('a loss of documents', () => {
  it.each([
    ['all products', content(ids(31), ids(4)), content([], ids(4))],
    ['more than half of the products', content(ids(31)), content(ids(15))],
    ['all posts but no product', content(ids(9), ids(6)), content(ids(9))],
    ['all products, replaced by others', content(ids(8)), content(ids(8, 100))],
    ['products that the list counts but that cannot be read', content(ids(8)), content([], [], 8)],
  ])('a loss of documents holds the publication: %s', (_, served, now) => {
    expect(massDeletionBetween(served, now, excuses())).not.toBeNull();
  });

  it.each([
    ['half of the products', content(ids(8)), content(ids(4))],
    ['all of five products and five posts', content(ids(5), ids(5)), content([])],
    ['no product', content(ids(8)), content(ids(9))],
  ])('a loss of documents is not detected: %s', (_, served, now) => {
    expect(massDeletionBetween(served, now, excuses())).toBeNull();
  });

  it('a loss of documents is excused only when each document has its own event', () => {
    const [served, now] = [content(ids(31)), content(ids(10))];
    const gone = keys(ids(21, 10));
    expect(massDeletionBetween(served, now, excuses({ takenDown: gone }))).toBeNull();
    expect(massDeletionBetween(served, now, excuses({ takenDown: gone.slice(1) }))).not.toBeNull();
    const posts = gone.map((key) => key.replace('product', 'blog'));
    expect(massDeletionBetween(served, now, excuses({ takenDown: posts }))).not.toBeNull();
  });

  it('a loss of documents is excused by the owner’s confirmation unless more disappears than confirmed', () => {
    const confirmed = keys(ids(21, 10));
    const served = content(ids(31));
    expect(massDeletionBetween(served, content(ids(10)), excuses({ confirmed }))).toBeNull();
    expect(massDeletionBetween(served, content(ids(9)), excuses({ confirmed }))).not.toBeNull();
  });

  it('a loss of documents holds the publication when the list shrinks in two steps', () => {
    const vanished = keys(ids(15, 16));
    const [served, now] = [content(ids(16)), content(ids(8))];
    expect(massDeletionBetween(served, now, excuses())).toBeNull();
    expect(massDeletionBetween(served, now, excuses({ vanished }))).not.toBeNull();
    expect(
      massDeletionBetween(content(ids(31)), content(ids(16)), excuses({ vanished })),
    ).toBeNull();
  });

  it('a loss of documents is described with its counts', () => {
    const loss = massDeletionBetween(content(ids(31)), content(ids(12), [], 14), excuses());
    expect(loss?.text).toBe(
      '19 products were to go, 12 stay (the CMS counts 14, of which 2 cannot be read; the CMS told of none of them being unpublished or deleted).',
    );
    expect(loss?.gone).toEqual(keys(ids(19, 12)));
  });
});
