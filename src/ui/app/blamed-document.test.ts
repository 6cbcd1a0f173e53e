import { expect, it } from 'vitest';
import { blamedDocument } from './blamed-document';

const without =
  (...good: readonly string[]) =>
  async (document: string) =>
    good.includes(document);

it('a page fails because of the document without which it can be rendered', async () => {
  const page = { own: 'post/a', read: ['post/a', 'post/b', 'post/c'] };
  expect(await blamedDocument({ ...page, rendersWithout: without('post/c') })).toBe('post/c');
});

it('a page that no other document helps fails because of its own', async () => {
  // Without its own document a page is a page that says so.
  const page = { own: 'post/a', read: ['post/a', 'post/b'] };
  expect(await blamedDocument({ ...page, rendersWithout: without('post/a') })).toBe('post/a');
});

it('a page of no document that no document helps is not the fault of any', async () => {
  const page = { own: null, read: ['post/a', 'product/b'] };
  expect(await blamedDocument({ ...page, rendersWithout: without() })).toBeNull();
});
