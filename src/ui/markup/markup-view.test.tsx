import type { Element } from 'hast';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MarkupView } from './markup-view';
import { markdownTree } from './parsing/markdown-tree';

it('MarkupView renders a paragraph with more parts than a call can have arguments', () => {
  const parts = Array.from({ length: 200_000 }, () => ({ type: 'text', value: '.' }) as const);
  const paragraph: Element = {
    type: 'element',
    tagName: 'p',
    properties: {},
    children: parts,
  };
  const html = renderToStaticMarkup(<MarkupView tree={{ type: 'root', children: [paragraph] }} />);
  expect(html.split('<p dir="auto">')[1]?.match(/\./g)).toHaveLength(200_000);
});

it('MarkupView marks row headings and column headings by their scope', () => {
  const hosts = { mediaBaseUrl: undefined, trusted: new Set<string>() };
  const tree = markdownTree('| | Price |\n|--|--|\n| Maydi | 24 |', hosts);
  const html = renderToStaticMarkup(<MarkupView tree={tree} />);
  expect(html).toMatch(/<th [^>]*scope="col"[^>]*>Price<\/th>/u);
  expect(html).toMatch(/<th [^>]*scope="row"[^>]*>Maydi<\/th>/u);
});
