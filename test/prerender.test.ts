// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { prerenderPage } from '../src/entry-prerender';

/** Every route, its title, and words of the data that it shows. */
const ROUTES = [
  ['/', 'Sanaag', ['Featured Products', 'Frankincense Carterii', 'RELATED TOPICS', 'The dabqaad']],
  ['/about', 'About Us', []],
  ['/product', 'Products', ['Frankincense Carterii']],
  ['/product-detail/frankincense-carterii-ten-ml', 'Frankincense Carterii', ['$24.00']],
  ['/blog', 'Blog', ['How a tear forms']],
  ['/blog-detail/how-a-tear-forms', 'How a tear forms', []],
  ['/faq', 'Questions', []],
  ['/contactus', 'Contact Us', []],
  ['/sustainability', 'Sustainability', []],
  ['/wholesale', 'Wholesale', []],
  ['/auth', 'Sanaag', []],
] as const;

const textOf = (html: string): string =>
  html.replace(/<(style|script)[\s\S]*?<\/\1>/gu, '').replace(/<[^>]+>/gu, ' ');

describe('every route is drawn in Node, with its data', () => {
  it.each(ROUTES)('%s', async (path, title, words) => {
    const html = await prerenderPage(path);
    expect(html.match(/<title>[^<]*<\/title>/gu)).toHaveLength(1);
    expect(html).toMatch(new RegExp(`<title>[^<]*${title}[^<]*</title>`, 'u'));
    expect(html.match(/<h1[\s>]/gu)).toHaveLength(1);
    expect(textOf(html)).not.toContain('Loading');
    for (const word of words) expect(textOf(html)).toContain(word);
  });
});
