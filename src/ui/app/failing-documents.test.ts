import { expect, it } from 'vitest';
import { failingDocuments } from './failing-documents';

/** Creates a `rendersWithout` of a page that renders only when all `broken` ones are left out. */
const rendersOnlyWithout =
  (...broken: readonly string[]) =>
  async (without: ReadonlySet<string>) =>
    broken.every((document) => without.has(document));

it('blames only the documents whose removal lets the page render', async () => {
  const page = { own: 'post/a', read: ['post/a', 'post/b', 'post/c', 'product/d'] };
  const rendersWithout = rendersOnlyWithout('post/c');
  expect(await failingDocuments({ ...page, rendersWithout })).toEqual(['post/c']);
  const twice = rendersOnlyWithout('post/b', 'product/d');
  expect(await failingDocuments({ ...page, rendersWithout: twice })).toEqual([
    'post/b',
    'product/d',
  ]);
});

it('blames the document that a page is about when the page fails without the others, too', async () => {
  const page = {
    own: 'post/a',
    read: ['post/a', 'post/b'],
    rendersWithout: rendersOnlyWithout('post/a'),
  };
  expect(await failingDocuments(page)).toEqual(['post/a']);
});

it('blames no document when a page that is about none fails even without those that it reads', async () => {
  const page = { own: null, read: ['post/a', 'product/b'], rendersWithout: async () => false };
  expect(await failingDocuments(page)).toEqual([]);
});
