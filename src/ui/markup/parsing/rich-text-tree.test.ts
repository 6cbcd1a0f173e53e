import { expect, it } from 'vitest';
import { treeAsHtml } from '../../../../test/builders/tree-as-html';
import type { RichTextLeaf, RichTextList } from '../../../domain/journal/rich-text';
import { richTextTree } from './rich-text-tree';

const HOSTS = { mediaBaseUrl: 'https://cms.example', trusted: new Set<string>() };
const read = (...nodes: Parameters<typeof richTextTree>[0]) =>
  treeAsHtml(richTextTree(nodes, HOSTS));

const leaf = (text: string, marks: Partial<RichTextLeaf> = {}): RichTextLeaf => ({
  type: 'text',
  text,
  bold: false,
  italic: false,
  underline: false,
  strikethrough: false,
  code: false,
  ...marks,
});
const list = (depth: number): RichTextList => ({
  type: 'list',
  ordered: depth % 2 === 1,
  children: [
    { type: 'list-item', children: depth === 0 ? [leaf('end')] : [leaf('a'), list(depth - 1)] },
  ],
});

it('richTextTree renders every kind of block', () => {
  expect(
    read(
      { type: 'heading', level: 2, children: [leaf('a')] },
      { type: 'paragraph', children: [leaf('b')] },
      { type: 'quote', children: [leaf('c')] },
      { type: 'code', text: 'd < e' },
      list(1),
    ),
  ).toBe(
    '<h2>a</h2><p>b</p><blockquote><p>c</p></blockquote><pre><code>d &lt; e</code></pre><ol><li>a<ul><li>end</li></ul></li></ol>',
  );
});

it('richTextTree renders every mark, all marks combined, and line breaks', () => {
  const all = { bold: true, italic: true, underline: true, strikethrough: true, code: true };
  expect(read({ type: 'paragraph', children: [leaf('a\nb', all), leaf('c')] })).toBe(
    '<p><strong><em><u><del><code>a<br></br>b</code></del></u></em></strong>c</p>',
  );
});

it('richTextTree keeps markup in a text as text, and checks the URLs of links', () => {
  const link = (url: string) => ({ type: 'link', url, children: [leaf('x')] }) as const;
  expect(
    read({
      type: 'paragraph',
      children: [leaf('<b>a</b> &amp;'), link('javascript:a'), link('/b'), link('/uploads/c.pdf')],
    }),
  ).toBe(
    '<p>&lt;b>a&lt;/b> &amp;amp;<a>x</a><a href="/b">x</a><a href="https://cms.example/uploads/c.pdf">x</a></p>',
  );
});

it.each([
  [0, 'h1'],
  [-1.5, 'h1'],
  [3.9, 'h3'],
  [99, 'h6'],
])('richTextTree renders heading level %d as %s', (level, tag) => {
  expect(read({ type: 'heading', level, children: [leaf('a')] })).toBe(`<${tag}>a</${tag}>`);
});

it('richTextTree flattens lists that are nested too deeply', () => {
  const html = read(list(500));
  expect(html).toContain('end');
  expect(html.split('<li>').length).toBeLessThan(40);
});
