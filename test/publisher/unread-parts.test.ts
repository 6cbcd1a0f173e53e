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

describe('a part that could not be read', () => {
  const before = unreadParts({ ...BUILD, found: [found], readWhole: new Set(['product/a']) });

  it('is recorded with its document’s digest in the lists', () => {
    expect(before).toEqual([{ ...found, asListed: 'one' }]);
  });

  it('stays while its document is unchanged and was not read again', () => {
    expect(unreadParts({ ...BUILD, before })).toEqual(before);
  });

  it.each([
    ['read again without a problem', { readWhole: new Set(['product/a']) }],
    ['changed in the lists', { content: contentOf({ a: 'two' }) }],
    ['gone from the lists', { content: contentOf({}) }],
  ])('is removed once its document is %s', (_, change) => {
    expect(unreadParts({ ...BUILD, before, ...change })).toEqual([]);
  });

  it('keeps its first reason, so that a different reason alone changes nothing', () => {
    const picture = { document: 'product/a', title: '', problem: 'its picture stays where it is' };
    const first = unreadParts({ ...BUILD, found: [{ ...picture, reason: 'answered 404' }] });
    const again = { ...picture, reason: 'failed 5 times in a row' };
    const readWhole = new Set(['product/a']);
    expect(unreadParts({ ...BUILD, before: first, found: [again], readWhole })).toEqual(first);
    const edited = { content: contentOf({ a: 'two' }), before: first, found: [again] };
    expect(unreadParts({ ...BUILD, ...edited })).toEqual([{ ...again, asListed: 'two' }]);
  });

  it('of an item without an id stays until the lists are read whole', () => {
    const item = { document: null, title: 'product 12', problem };
    const noted = unreadParts({ ...BUILD, found: [item], isWhole: true });
    expect(unreadParts({ ...BUILD, before: noted })).toEqual(noted);
    expect(unreadParts({ ...BUILD, before: noted, isWhole: true })).toEqual([]);
  });
});
