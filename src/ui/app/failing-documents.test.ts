import { expect, it } from 'vitest';
import { failingDocuments } from './failing-documents';

/** Creates `rendersWithout` for a page that renders only if all `broken` documents are left out. */
const rendersOnlyWithout =
  (...broken: readonly string[]) =>
  async (without: ReadonlySet<string>) =>
    broken.every((document) => without.has(document));

it('failingDocuments blames only the documents whose removal lets the page render', async () => {
  const page = { own: 'post/a', read: ['post/a', 'post/b', 'post/c', 'product/d'] };
  const rendersWithout = rendersOnlyWithout('post/c');
  expect(await failingDocuments({ ...page, rendersWithout })).toEqual(['post/c']);
  const twice = rendersOnlyWithout('post/b', 'product/d');
  expect(await failingDocuments({ ...page, rendersWithout: twice })).toEqual([
    'post/b',
    'product/d',
  ]);
});

it('failingDocuments blames the page’s own document when the page fails even without the others', async () => {
  const page = {
    own: 'post/a',
    read: ['post/a', 'post/b'],
    rendersWithout: rendersOnlyWithout('post/a'),
  };
  expect(await failingDocuments(page)).toEqual(['post/a']);
});

it('failingDocuments blames no document when a page without its own document always fails', async () => {
  const page = { own: null, read: ['post/a', 'product/b'], rendersWithout: async () => false };
  expect(await failingDocuments(page)).toEqual([]);
});
