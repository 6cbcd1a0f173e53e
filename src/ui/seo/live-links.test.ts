import { toHtml } from 'hast-util-to-html';
import { expect, it } from 'vitest';
import { aPost } from '../../../test/builders/a-post';
import { articleOf } from '../pages/post/article-model/article-of';
import type { PageNeed } from '../site/addresses/link-target';
import { liveLinks } from './live-links';

const THERE: readonly PageNeed[] = [
  { type: 'product', id: 'oil' },
  { type: 'blog', id: 'note' },
  { type: 'product', page: 2 },
];
const site = {
  origin: 'https://www.example.com',
  hasPage: async (need: PageNeed) =>
    THERE.some((one) => JSON.stringify(one) === JSON.stringify(need)),
  hasFile: (address: string) => address === '/assets/map.pdf',
};

async function checked(markdown: string) {
  const problems: string[] = [];
  const article = articleOf(aPost({ body: [{ kind: 'markdown', key: 'a', markdown }] }));
  const { parts } = await liveLinks(site, (problem) => problems.push(problem))(article);
  const html = parts.map((part) => (part.kind === 'text' ? toHtml(part.tree) : '')).join('');
  return { html, problems };
}

it.each([
  ['/product-detail/oil', '/product-detail/oil'],
  ['/Product-Detail/oil/?a=1#b', '/product-detail/oil?a=1#b'],
  ['https://www.example.com/blog-detail/note', '/blog-detail/note'],
  ['http://www.example.com/FAQ#how', '/faq#how'],
  ['//www.example.com/about', '/about'],
  ['/product/page/2', '/product/page/2'],
  ['/compare?product=gone', '/compare?product=gone'],
  ['/assets/map.pdf', '/assets/map.pdf'],
  ['/blog.rss', '/blog.rss'],
  ['#below', '#below'],
  [
    'https://elsewhere.example/product-detail/gone',
    'https://elsewhere.example/product-detail/gone',
  ],
  ['https://www.example.com/uploads/a.pdf', 'https://www.example.com/uploads/a.pdf'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
])('liveLinks keeps a link to %s', async (written, address) => {
  const { html, problems } = await checked(`Before [words](${written}) after`);
  expect(html).toBe(`<p>Before <a href="${address}">words</a> after</p>`);
  expect(problems).toEqual([]);
});

it.each([
  '/product-detail/gone',
  'https://www.example.com/product-detail/gone#a',
  '/product-detail/Oil',
  '/blog-detail/oil',
  '/blog/page/9',
  '/nowhere',
  '/assets/none.pdf',
  '/about%',
  '//',
])('liveLinks reduces a link to %s to its text, and reports it', async (written) => {
  const { html, problems } = await checked(`Before [**the** words](${written}) after`);
  expect(html).toBe('<p>Before <strong>the</strong> words after</p>');
  expect(problems).toEqual([`“${written}” leads nowhere, so “the words” is not a link`]);
});

it('liveLinks replaces a missing picture by its alternative text', async () => {
  const { html, problems } = await checked('![a still](/assets/none.png) ![](/none.png)');
  expect(html.replaceAll(' ', '')).toBe('<p>astill</p>');
  expect(problems).toHaveLength(2);
});

it('liveLinks reports a repeated link once', async () => {
  const { problems } = await checked('[a](/gone) [b](/gone)');
  expect(problems).toHaveLength(1);
});

it('liveLinks points a link to an old address at the target of its redirect', async () => {
  const redirectOf = async (path: string) =>
    ['/old', '/product-detail/gone'].includes(path) ? '/faq' : null;
  const problems: string[] = [];
  const article = articleOf(
    aPost({
      body: [
        { kind: 'markdown', key: 'a', markdown: '[a](/old) [b](/product-detail/gone) [c](/older)' },
      ],
    }),
  );
  const checked = await liveLinks({ ...site, redirectOf }, (problem) => problems.push(problem))(
    article,
  );
  const html = checked.parts.map((part) => (part.kind === 'text' ? toHtml(part.tree) : ''));
  expect(html).toEqual(['<p><a href="/faq">a</a> <a href="/faq">b</a> c</p>']);
  expect(problems).toHaveLength(1);
});
