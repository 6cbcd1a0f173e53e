// @vitest-environment node
import { readFileSync } from 'node:fs';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { beforeAll, describe, expect, it } from 'vitest';
import { withBrand } from '../../../config/html-shell';
import { postEntry, productEntry } from '../../../src/adapters/search-index/search-entries';
import type { ProductId } from '../../../src/domain/catalogue/product';
import type { PostId } from '../../../src/domain/journal/blog-post';
import { PAGE_TEXTS_NAMES } from '../../../src/domain/texts/page-texts';
import { siteRenderer } from '../../../src/entry-render';
import type { RenderedPage } from '../../../src/ui/app/rendered-page';
import { textsOfPage } from '../../../src/ui/app/texts-of-pages';
import { SITE_ADDRESSES, SITE_FIELDS } from './edited-fields';
import { CARD, metaOf, OUTPUTS_OF_PAGES, POST, PRODUCT } from './expected-outputs';
import { MARKED } from './marked-content';
import { fieldsIn } from './marks';
import { shownTexts } from './shown-texts';

// Tests which fields of the CMS appear in the build's outputs other than the visible text of pages:
// the head, the structured data, the share card and the data of each page, and the other files.
// Each list is complete, so a field in the wrong output fails the test.

const ONLY_IN_MARKUP = [...SITE_ADDRESSES, 'site.whatsApp'];

const sorted = (...fields: readonly string[]) => [...new Set(fields)].toSorted();
const found = (text: string) => sorted(...fieldsIn(text).fields);

type Node = DefaultTreeAdapterTypes.Node;

/** Returns the values of all attributes and comments below a node, with links decoded. */
function hiddenTexts(node: Node): readonly string[] {
  const inner = 'childNodes' in node ? node.childNodes.flatMap(hiddenTexts) : [];
  if ('data' in node) return [node.data];
  if (!('attrs' in node)) return inner;
  return [
    ...node.attrs.map(({ name, value }) => (name === 'href' ? decodeURIComponent(value) : value)),
    ...inner,
  ];
}

/**
 * Splits a document into its head, its body without scripts, its structured data (JSON-LD), and the
 * page data that it embeds as JSON.
 */
function partsOf(html: string) {
  const json = (attribute: string) =>
    new RegExp(`<script type="application/${attribute}[^>]*>([^<]*)</script>`, 'u').exec(
      html,
    )?.[1] ?? '';
  const withoutScripts = html.replaceAll(/<script[^>]*>[^<]*<\/script>/gu, '');
  const [head = '', body = ''] = withoutScripts.split('</head>');
  return { head, body, structuredData: json('ld\\+json'), data: json('json"') };
}

let site: Awaited<ReturnType<typeof siteRenderer>>;

beforeAll(async () => {
  const written = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8');
  site = await siteRenderer(withBrand(written), { sources: MARKED });
});

describe.each(Object.entries(OUTPUTS_OF_PAGES))(
  'the fields of the CMS in %s',
  (address, expected) => {
    let page: RenderedPage;
    let parts: ReturnType<typeof partsOf>;
    beforeAll(async () => {
      page = await site.renderPage(address);
      parts = partsOf(page.html);
    });

    it('the CMS’s fields of a page are in the head only where search engines and link previews show them', () => {
      expect(found(parts.head)).toEqual(
        sorted('navigation.namesBlog', 'site.name', ...expected.head),
      );
    });

    it('the CMS’s fields of a page are in the structured data only where they describe the page', () => {
      expect(found(parts.structuredData)).toEqual(sorted(...expected.structuredData));
    });

    it('the CMS’s fields of a page are on the share card', () => {
      expect(found(JSON.stringify(page.shareCard))).toEqual(sorted(...CARD, ...expected.card));
    });

    it('the CMS’s fields are in the attributes of the markup only if visitors read or follow them', () => {
      const texts = shownTexts(parts.body);
      const hidden = hiddenTexts(parse(parts.body)).flatMap(found);
      const allowed = new Set([...texts.flatMap(found), ...ONLY_IN_MARKUP]);
      expect(sorted(...hidden).filter((field) => !allowed.has(field))).toEqual([]);
    });

    it('the data of a page contains the CMS’s fields of exactly the types that the page reads', () => {
      expect(page.data.length).toBeGreaterThan(1000);
      expect(found(parts.data)).toEqual(found(page.data));
      const fields = found(page.data);
      expect(fields.filter((field) => field.startsWith('site.'))).toEqual(
        sorted(...SITE_FIELDS, ...SITE_ADDRESSES),
      );
      const types = sorted(...fields.map((field) => field.split('.')[0] ?? ''));
      const content = ['batch', 'blog', 'law-page', 'product', 'question', 'site', 'testimonial'];
      const ofPage = textsOfPage(address) as readonly string[];
      expect(types.filter((type) => !content.includes(type))).toEqual(sorted(...ofPage));
      const read = new Set([...page.tags].map((tag) => tag.split('/')[0]));
      expect(types.filter((type) => !read.has(type))).toEqual([]);
    });
  },
);

describe('the fields of the CMS in the other files', () => {
  it('feeds contain the CMS’s fields of the journal and its posts, batch tables those of the components, and the file with the catalogue the titles of products', async () => {
    const content = await site.content();
    const catalogue = await site.productsFile();
    const files = [
      ...(await site.files(content)),
      ...(await site.compositionFiles(content)),
      [catalogue.address, catalogue.text] as const,
    ];
    const feed = sorted(...metaOf('journal'), ...POST, 'blog.blogbody', 'site.name');
    expect(Object.fromEntries(files.map(([at, text]) => [at, found(text)]))).toEqual({
      '/robots.txt': [],
      '/products.csv': ['product.Title'],
      '/batch/SN-1.csv': ['batch.components.name', 'batch.components.range'],
      '/sitemap.xml': [],
      '/blog.rss': feed,
      '/blog.json': feed,
    });
  });

  it('the pages of a failed form contain the brand and its contacts from the CMS', async () => {
    const pages = await site.failurePages();
    expect(pages.size).toBe(3);
    for (const html of pages.values())
      expect(found(html)).toEqual(['site.email', 'site.line', 'site.name', 'site.telephone']);
  });

  it('the visible text of 404.html contains the brand and its e-mail address from the CMS', async () => {
    const { head, body } = partsOf((await site.notFoundPage()).html);
    expect(found(head)).toEqual(['site.line', 'site.name']);
    expect(sorted(...shownTexts(body).flatMap(found))).toEqual([
      'site.email',
      'site.line',
      'site.name',
    ]);
  });

  it('the web app manifest contains the brand and the description of the home page from the CMS', async () => {
    expect(found(JSON.stringify(await site.webManifestTexts()))).toEqual([
      'home.metaDescription',
      'site.name',
    ]);
  });

  it('the data of 404.html contains the CMS’s fields of all types of page texts', async () => {
    const fields = found(partsOf((await site.notFoundPage()).html).data);
    const types = sorted(...fields.map((field) => field.split('.')[0] ?? ''));
    expect(types).toEqual(sorted(...PAGE_TEXTS_NAMES, 'law-page', 'site'));
  });

  it('search indexes contain the CMS’s fields that a search matches or a card shows', async () => {
    const { productCatalogue, blog } = MARKED;
    const product = await productCatalogue?.byId('product-3' as ProductId);
    const post = await blog?.byId('post-1' as PostId);
    if (!product || !post) throw new Error('The marked content has no such documents');
    expect(found(JSON.stringify(productEntry(product)))).toEqual(PRODUCT);
    expect(found(JSON.stringify(postEntry(post)))).toEqual([
      'blog.Description',
      'blog.Title',
      'blog.Topics',
    ]);
  });
});
