// @vitest-environment node
import { expect, it } from 'vitest';
import {
  contentProblems,
  panelAddress,
  problemSentences,
} from '../../scripts/build/content-problems.mjs';
import { publicContent } from '../builders/content';

const item = (id: string, title = `Title of ${id}`) =>
  ({ id, title, changedAt: null, asListed: `as ${id}` }) as const;
const list = { pageCount: 1, total: 1, unsupportedFilters: '' };
const content = publicContent({
  product: { ...list, items: [item('oil'), item('a/b', 'Odd')] },
  blog: { ...list, items: [item('note')] },
});
const documentAt = (address: string) => (address === '/blog-detail/note' ? 'blog/note' : null);
const excluded = new Map([['product/a/b', 'no address']]);

it('a problem names its document by title and by its address in the panel', () => {
  const onPages = new Map([
    ['/blog-detail/note', ['one', 'two', 'two']],
    ['/about', []],
  ]);
  const panel = 'https://cms.example/admin/content-manager/collection-types';
  const problems = contentProblems({ content, onPages, excluded, unread: [] }, documentAt);
  expect(problemSentences(problems, 'https://cms.example')).toEqual([
    `“Odd” (${panel}/api::product.product/a%2Fb): left out of the site: no address`,
    `“Title of note” (${panel}/api::blog.blog/note): one`,
    `“Title of note” (${panel}/api::blog.blog/note): two`,
  ]);
});

it('problems of pictures come last, and each document keeps its title', () => {
  const onPages = new Map([
    ['/about', ['its picture for sharing is an engraving: away']],
    ['/blog-detail/note', ['one']],
  ]);
  const unread = [
    { document: 'product/a/b', title: '', problem: 'its picture x stays', reason: 'it is away' },
    { document: null, title: 'product 12', problem: 'no title' },
  ];
  const problems = contentProblems({ content, onPages, excluded, unread }, documentAt);
  expect(problemSentences(problems, null)).toEqual([
    '“Odd” (product/a/b): left out of the site: no address',
    '“Title of note” (blog/note): one',
    '“product 12”: no title',
    '“/about”: its picture for sharing is an engraving: away',
    '“Odd” (product/a/b): its picture x stays: it is away',
  ]);
});

it('a problem of a single type links to the form of that type', () => {
  const unread = [{ document: 'home', title: '', problem: 'its picture x stays' }];
  const problems = contentProblems(
    { content, onPages: new Map(), excluded: new Map(), unread },
    documentAt,
  );
  expect(problemSentences(problems, 'https://cms.example')).toEqual([
    '“home” (https://cms.example/admin/content-manager/single-types/api::home.home): its picture x stays',
  ]);
});

it('the panel has the origin of the API, unless VITE_PANEL_ORIGIN is set', () => {
  const env = { VITE_CATALOGUE: 'strapi', VITE_API_HOST: 'https://api.example' };
  expect(panelAddress(env)).toBe('https://api.example');
  expect(panelAddress({ ...env, VITE_PANEL_ORIGIN: 'https://cms.example' })).toBe(
    'https://cms.example',
  );
  expect(panelAddress({})).toBeNull();
});
