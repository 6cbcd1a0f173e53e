import { expect, it } from 'vitest';
import { pageDocument } from './page-document';

const PLACE = '<!--until-page-->until then<!--/until-page-->';
const TEMPLATE = `<head>${PLACE}</head><body><div id="root">${PLACE}</div>${PLACE}</body>`;

const parts = {
  address: '/product-detail/a',
  body: '<title>Oil</title><main>Oil</main>',
  styles: '<style></style>',
  tags: '',
  data: { readAt: 1, answers: [] },
};

/** Parses the dehydrated state up to the first `</script>`, where a browser ends the element. */
const stateIn = (html: string): unknown =>
  JSON.parse(/<script type="application\/json"[^>]*>([\s\S]*?)<\/script>/iu.exec(html)?.[1] ?? '');

it('pageDocument fills the placeholders of the template', () => {
  const html = pageDocument(TEMPLATE, parts);
  expect(html).toMatch(/^<head><title>Oil<\/title><style><\/style><\/head>/u);
  expect(html).toContain('<div id="root"><main>Oil</main></div><script type="application/json"');
  expect(stateIn(html)).toEqual(parts.data);
});

it.each(['</script><script>alert(1)</script>', '<!--<script>', '</SCRIPT >', '$&'])(
  'pageDocument contains the complete state of a page, even if a text of the page is %s',
  (text) => {
    const data = { readAt: 1, answers: [[['getProduct', 'a'], text] as const] };
    const html = pageDocument(TEMPLATE, { ...parts, data });
    expect(stateIn(html)).toEqual(data);
    expect(html.match(/<\/?script/giu)).toHaveLength(2);
  },
);

it('pageDocument rejects a template without a placeholder', () => {
  expect(() => pageDocument(`<head>${PLACE}</head>`, parts)).toThrow('index.html lacks a place');
});
