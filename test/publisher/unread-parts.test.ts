// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { unreadParts } from '../../scripts/build/unread-parts.mjs';

const list = (items: Readonly<Record<string, string>>) => ({
  items: Object.entries(items).map(([id, asListed]) => ({ id, title: id, asListed })),
});
const contentOf = (products: Readonly<Record<string, string>>) =>
  ({ products: list(products), posts: list({}) }) as unknown as Parameters<
    typeof unreadParts
  >[0]['content'];
const problem = 'Price was left out';
const found = { document: 'product/a', title: 'A', problem };
const BUILD = {
  before: [],
  found: [],
  readWhole: new Set<string>(),
  content: contentOf({ a: 'one' }),
  isWhole: false,
};

describe('what could not be read', () => {
  const before = unreadParts({ ...BUILD, found: [found], readWhole: new Set(['product/a']) });

  it('is noted with what the lists say of its document', () => {
    expect(before).toEqual([{ ...found, asListed: 'one' }]);
  });

  it('stays while its document is as it was and nothing read it again', () => {
    expect(unreadParts({ ...BUILD, before })).toEqual(before);
  });

  it.each([
    ['read again without a problem', { readWhole: new Set(['product/a']) }],
    ['listed otherwise', { content: contentOf({ a: 'two' }) }],
    ['gone from the lists', { content: contentOf({}) }],
  ])('goes once its document is %s', (_, change) => {
    expect(unreadParts({ ...BUILD, before, ...change })).toEqual([]);
  });

  it('of an item that no list names stays until the lists are read whole', () => {
    const item = { document: null, title: 'product 12', problem };
    const noted = unreadParts({ ...BUILD, found: [item], isWhole: true });
    expect(unreadParts({ ...BUILD, before: noted })).toEqual(noted);
    expect(unreadParts({ ...BUILD, before: noted, isWhole: true })).toEqual([]);
  });
});
