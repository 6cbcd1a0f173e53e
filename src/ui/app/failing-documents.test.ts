import { expect, it } from 'vitest';
import { blamedDocuments } from './failing-documents';

/** A page that is rendered once all of these are gone. */
const onceGone =
  (...broken: readonly string[]) =>
  async (without: ReadonlySet<string>) =>
    broken.every((document) => without.has(document));

it('a page fails because of the documents without which it can be rendered, and of no other', async () => {
  const page = { own: 'post/a', read: ['post/a', 'post/b', 'post/c', 'product/d'] };
  const rendersWithout = onceGone('post/c');
  expect(await blamedDocuments({ ...page, rendersWithout })).toEqual(['post/c']);
  const twice = onceGone('post/b', 'product/d');
  expect(await blamedDocuments({ ...page, rendersWithout: twice })).toEqual([
    'post/b',
    'product/d',
  ]);
});

it('a page that no other document helps fails because of its own', async () => {
  const page = { own: 'post/a', read: ['post/a', 'post/b'], rendersWithout: onceGone('post/a') };
  expect(await blamedDocuments(page)).toEqual(['post/a']);
});

it('a page of no document that no document helps is not the fault of any', async () => {
  const page = { own: null, read: ['post/a', 'product/b'], rendersWithout: async () => false };
  expect(await blamedDocuments(page)).toEqual([]);
});
