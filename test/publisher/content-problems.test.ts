// @vitest-environment node
import { expect, it } from 'vitest';
import { contentProblems, panelAddress } from '../../scripts/build/content-problems.mjs';
import { stillExcluded } from '../../scripts/build/exclude-documents.mjs';
import type { ProductId } from '../../src/domain/catalogue/product';
import type { PostId } from '../../src/domain/journal/blog-post';

const item = <Id extends string>(id: string) =>
  ({ id: id as Id, title: `Title of ${id}`, changedAt: null, asListed: `as ${id}` }) as const;
const list = { pageCount: 1, total: 1, unsupportedFilters: '' };
const content = {
  products: { ...list, items: [item<ProductId>('oil')] },
  posts: { ...list, items: [item<PostId>('note')] },
};
const documentAt = (address: string) => (address === '/blog-detail/note' ? 'post/note' : null);
const left = { document: 'product/a/b', title: 'Odd', asListed: 'as a/b', reason: 'no address' };

it('a problem names its document by title and by its address in the panel', () => {
  const pages = new Map([
    ['/blog-detail/note', { problems: ['one', 'two'] }],
    ['/about', { problems: [] }],
  ]);
  const panel = 'https://cms.example/admin/content-manager/collection-types';
  expect(
    contentProblems(
      { content, pages, excluded: [left], unread: [] },
      documentAt,
      'https://cms.example',
    ),
  ).toEqual([
    `“Odd” (${panel}/api::product.product/a%2Fb): left out of the site: no address`,
    `“Title of note” (${panel}/api::blog.blog/note): one`,
    `“Title of note” (${panel}/api::blog.blog/note): two`,
  ]);
});

it('problems of pictures come last, and each document keeps its title', () => {
  const pages = new Map([
    ['/about', { problems: ['its picture for sharing is an engraving: away'] }],
    ['/blog-detail/note', { problems: ['one'] }],
  ]);
  const unread = [
    { document: 'product/a/b', title: '', problem: 'its picture x stays', asListed: null },
    { document: null, title: 'product 12', problem: 'no title', asListed: null },
  ];
  const lines = contentProblems({ content, pages, excluded: [left], unread }, documentAt, null);
  expect(lines).toEqual([
    '“Odd” (product/a/b): left out of the site: no address',
    '“Title of note” (post/note): one',
    '“product 12”: no title',
    '“/about”: its picture for sharing is an engraving: away',
    '“Odd” (product/a/b): its picture x stays',
  ]);
});

it('the panel is at the API unless it has an origin of its own', () => {
  const env = { VITE_CATALOGUE: 'strapi', VITE_API_HOST: 'https://api.example' };
  expect(panelAddress(env)).toBe('https://api.example');
  expect(panelAddress({ ...env, VITE_PANEL_ORIGIN: 'https://cms.example' })).toBe(
    'https://cms.example',
  );
  expect(panelAddress({})).toBeNull();
});

it('a document stays left out until the lists say something else of it', () => {
  const one = { ...left, document: 'product/oil', asListed: 'as oil' };
  expect(stillExcluded(content, [one])).toEqual([one]);
  expect(stillExcluded(content, [{ ...one, asListed: 'as it was' }])).toEqual([]);
  expect(stillExcluded(content, [left])).toEqual([]);
});
