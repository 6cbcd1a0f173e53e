// @vitest-environment node
import { expect, it } from 'vitest';
import { checkFile, checkPage } from '../../scripts/build/check-files.mjs';

it.each([
  ['/blog.rss', '<rss><a>one\u000btwo</a></rss>'],
  ['/blog.rss', '<rss>one & two</rss>'],
  ['/blog.rss', '<rss><![CDATA[\u0001]]></rss>'],
  ['/sitemap.xml', '<urlset><url></urlset>'],
  ['/sitemap-2.xml', '<a>&nbsp;</a>'],
  ['art/leaf.svg', '<svg><p x:y="1"/></svg>'],
  ['/blog.json', '{"a":1,}'],
  ['site.webmanifest', '{'],
])('the check of files rejects %s by name when it contains %j', (name, text) => {
  expect(() => checkFile(name, text)).toThrow(`${name} is not well-formed: `);
});

it.each([
  ['/blog.rss', '<rss>one\ntwo &amp; three</rss>'],
  ['/blog.json', '{"a":1}'],
  ['/robots.txt', 'User-agent: *'],
  ['assets/site.js', '{'],
])('the check of files accepts %s when it contains %j', (name, text) => {
  expect(() => checkFile(name, text)).not.toThrow();
});

it('the check of files checks the JSON in a page and in the file beside it', () => {
  const html = (json: string) => `<script type="application/ld+json">${json}</script>`;
  const check = (json: string, data: string) => () =>
    checkPage('/about', { html: html(json), data });
  expect(check('{}', '{}')).not.toThrow();
  expect(check('{', '{}')).toThrow('JSON in the page /about is not well-formed');
  expect(check('{}', '{')).toThrow('/about/page.json is not well-formed');
});
