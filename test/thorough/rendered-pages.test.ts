// @vitest-environment node
import { readFileSync } from 'node:fs';
import { rules } from 'virtual:style-rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { siteRenderer } from '../../src/entry-render';
import { textsOfPage } from '../../src/ui/app/texts-of-pages';
import { offline } from '../../src/ui/content/pages/offline';

const TEMPLATE = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
const READ_AT = Date.UTC(2026, 0, 1);

/** The routes, each with part of its title, words from its data, and the lists that it reads. */
const ROUTES = [
  [
    '/',
    'Sanaag',
    ['Featured Products', 'Frankincense Carterii', 'RELATED TOPICS', 'The dabqaad'],
    ['batch', 'blog', 'order', 'product', 'site', 'testimonial'],
  ],
  ['/about', 'About Us', [], ['site']],
  ['/product', 'Products', ['Frankincense Carterii'], ['order', 'product', 'site']],
  [
    '/product-detail/frankincense-carterii-ten-ml',
    'Frankincense Carterii',
    ['$24.00', 'The current batch is SN-2026-014, a sample.'],
    ['batch', 'order', 'product', 'site'],
  ],
  ['/compare', 'Compare', ['Carterii', 'Maydi', '$32.00'], ['order', 'product', 'site']],
  ['/blog', 'Blog', ['How a tear forms'], ['blog', 'site']],
  ['/blog-detail/how-a-tear-forms', 'How a tear forms', [], ['blog', 'site']],
  ['/faq', 'Questions', ['How do I store oil and resin?'], ['batch', 'question', 'site']],
  ['/batch', 'Find your batch', ['SN-2026-014', 'recalled'], ['batch', 'site']],
  [
    '/batch/SN-2025-027',
    'Batch SN-2025-027',
    ['This batch is recalled.', '28.4', 'Maydi Frankincense'],
    ['batch', 'site'],
  ],
  ['/contactus', 'Contact Us', [], ['site']],
  ['/sustainability', 'Sustainability', [], ['site']],
  ['/wholesale', 'Wholesale', [], ['site']],
  [
    '/wholesale/line-sheet',
    'Line sheet',
    ['Prices as of 1 January 2026', 'Maydi Frankincense', '$24.00', 'Minimum order'],
    ['order', 'product', 'site'],
  ],
  ['/auth', 'Sanaag', [], ['site']],
  ['/enquiry', 'Your enquiry', ['Order by enquiry'], ['site']],
  ['/thank-you', 'Thank you', ['What you sent has reached us.'], ['site']],
] as const;

const textOf = (html: string): string =>
  html
    .replace(/<(style|script)[\s\S]*?<\/\1>/gu, '')
    .replace(/<[^>]+>/gu, ' ')
    .replace(/\s+/gu, ' ');

/**
 * Returns the `class` attributes whose classes are in the wrong order. A class that a parent passes
 * to an element must override the element's own class. So the own class must be last in the
 * attribute, and its rule must come first in the stylesheet.
 */
const classesOutOfOrder = (html: string): readonly string[] => {
  const places = new Map(rules.map(({ name }, place) => [name, place]));
  return [...html.matchAll(/ class="([^"]*)"/gu)].flatMap(([, classes = '']) => {
    const ordered = classes.split(' ').flatMap((name) => places.get(name) ?? []);
    return ordered.every((place, at) => at === 0 || place <= (ordered[at - 1] ?? 0))
      ? []
      : [classes];
  });
};

let site: Awaited<ReturnType<typeof siteRenderer>>;
beforeAll(async () => {
  site = await siteRenderer(TEMPLATE, { clock: () => READ_AT });
});

describe('a prerendered page', () => {
  it.each(ROUTES)(
    'the prerendered page %s has its classes in the order of precedence',
    async (path) => {
      expect(classesOutOfOrder((await site.renderPage(path)).html)).toEqual([]);
    },
  );

  it.each(ROUTES)(
    'the prerendered page %s is complete, and records the lists and the texts that it reads',
    async (path, title, words, lists) => {
      const { status, html, tags } = await site.renderPage(path);
      expect(status).toBe(200);
      expect(html.match(/<title>[^<]*<\/title>/gu)).toHaveLength(1);
      expect(html).toMatch(new RegExp(`<title>[^<]*${title}[^<]*</title>`, 'u'));
      expect(html.match(/<h1[\s>]/gu)).toHaveLength(1);
      expect(textOf(html)).not.toContain('Loading');
      for (const word of words) expect(textOf(html)).toContain(word);
      const read = [...tags].filter((tag) => !tag.includes('/')).sort();
      expect(read).toEqual(['law-page', ...lists, ...textsOfPage(path)].sort());
    },
  );

  it('a prerendered page has no style attribute, and no script except its data and the module that hydrates it', async () => {
    for (const [path] of ROUTES) {
      const { html } = await site.renderPage(path);
      expect(html).not.toMatch(/<[^>]+ style=/u);
      const scripts = html.match(/<script\b[^>]*>/gu);
      expect(scripts).toEqual([
        '<script type="application/ld+json">',
        `<script type="application/json" data-page="${path}" id="page-data">`,
        '<script type="module" src="/src/entry-loader.ts">',
      ]);
    }
  });

  it('a prerendered page for /thank-you is not indexed', async () => {
    const { html } = await site.renderPage('/thank-you');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    const files = await site.files(await site.content());
    expect(files.get('/sitemap.xml')).toContain('/contactus<');
    expect(files.get('/sitemap.xml')).not.toContain('/thank-you');
  });

  it('a prerendered page for /offline shows a neutral notice, and no sitemap or feed contains it', async () => {
    const { html, status, shareCard } = await site.renderPage('/offline');
    expect(status).toBe(200);
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).toContain(offline.looking);
    expect(html).not.toContain('property="og:');
    expect(shareCard).toBeNull();
    const content = await site.content();
    const addresses = site.addresses(content).map(({ address }) => address);
    expect(addresses).not.toContain('/offline');
    for (const text of (await site.files(content)).values()) expect(text).not.toContain('/offline');
  });

  it('a prerendered page has its styles in the head and nowhere else', async () => {
    const { html } = await site.renderPage('/');
    const [head = '', body = ''] = html.split('</head>');
    expect(head).toContain('<style data-prerendered="">');
    expect(body).not.toContain('<style');
  });

  it('a prerendered page describes its share picture', async () => {
    const { html, shareCard } = await site.renderPage('/blog-detail/how-a-tear-forms');
    expect(shareCard).toMatchObject({ label: 'Blog', title: 'How a tear forms' });
    expect(html).toContain(`content="https://www.example.com${shareCard?.address}"`);
  });

  it('a prerendered page contains its dehydrated state with its time, without ending the script element', async () => {
    const { html } = await site.renderPage('/product-detail/frankincense-carterii-ten-ml');
    const json = /id="page-data">([^<]*)<\/script>/u.exec(html)?.[1] ?? '';
    const { readAt, answers } = JSON.parse(json);
    expect(readAt).toBe(READ_AT);
    expect(answers.map(([[name]]: [[string]]) => name)).toContain('getProduct');
  });

  it('a prerendered page includes data that a browser would load later', async () => {
    const { html } = await site.renderPage('/product');
    expect(html).toContain('Highest price');
    expect(html).not.toContain('null]]');
  });

  it('a prerendered page records the documents it reads, including a missing one', async () => {
    const shown = await site.renderPage('/blog-detail/how-a-tear-forms');
    expect([...shown.tags]).toContain('blog/how-a-tear-forms');
    const gone = await site.renderPage('/blog-detail/gone');
    expect(gone.status).toBe(404);
    expect(gone.shareCard).toBeNull();
    expect([...gone.tags]).toEqual(['site', 'navigation', 'post-page', 'law-page', 'blog/gone']);
    expect(gone.html).toContain('<meta name="robots" content="noindex"/>');
  });

  it('a prerendered page exists for every address: the routes, each product and each post', async () => {
    const addresses = site.addresses(await site.content()).map(({ address }) => address);
    for (const [path] of ROUTES) expect(addresses).toContain(path);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const address of addresses) expect((await site.renderPage(address)).status).toBe(200);
  });
});
