// @vitest-environment node

import { SaxesParser } from 'saxes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ServedCms, servedCms } from '../fake-cms/served-cms';
import {
  type PublisherUnderTest,
  publisherUnderTest,
  SITE_URL,
} from '../publisher/publisher-under-test';

let cms: ServedCms;
let publisher: PublisherUnderTest;
let first: string;

/**
 * Timeout in milliseconds for the first publication, which builds the site's code and all pages,
 * possibly on a busy machine.
 */
const FULL_BUILD_MS = 1_800_000;

beforeAll(async () => {
  cms = await servedCms();
  publisher = await publisherUnderTest(cms.url);
  first = await publisher.outcome();
}, FULL_BUILD_MS);
afterAll(async () => {
  await publisher?.stop();
  await cms?.stop();
});

/**
 * Time of the latest edit, in milliseconds since 1970. It starts later than all dates in the CMS,
 * and each edit advances it by an hour.
 */
let now = Date.UTC(2026, 5, 1);
const edited = () => {
  now += 3_600_000;
  return new Date(now).toISOString();
};
const text = (body: string) => ({ __component: 'blog-body.text', id: 1, body });

function addPost(documentId: string, Title: string, ...Body: readonly object[]) {
  const at = edited();
  const stamps = { createdAt: at, updatedAt: at, publishedAt: at };
  const rest = { Description: 'Words.', blogimg: null, publishedOn: null, topics: null };
  cms.blogs.push({ documentId, Title, Body, ...rest, ...stamps });
}
function addProduct(documentId: string, Title: string, more: object = {}) {
  const at = edited();
  const stamps = { createdAt: at, updatedAt: at, publishedAt: at };
  const rest = { Description: '', Price: 12, Rating: 3, Volume: null, gallery: [], facts: [] };
  cms.products.push({ documentId, Title, productimage: null, ...rest, ...stamps, ...more });
}
/** Removes a document from a list and returns it, so that a test can publish it again. */
function unpublish(list: Record<string, unknown>[], id: string) {
  const [taken] = list.splice(
    list.findIndex(({ documentId }) => documentId === id),
    1,
  );
  if (taken === undefined) throw new Error(`${id} is not there`);
  return taken;
}

const lastOutcome = (status: string) =>
  /Publications since the start:\n(.*)/u.exec(status)?.[1] ?? '';
const isDone = expect.stringContaining(' done in ');
const panelAddressOf = (kind: 'blog' | 'product', id: string) =>
  `${cms.url}/admin/content-manager/collection-types/api::${kind}.${kind}/${id}`;
/** Returns the lines of the status page about one document. */
const problemsOf = (status: string, title: string) =>
  (status.split('Publications since the start:')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith(`- “${title}”`));

function parsedXml(xml: string) {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
  return xml;
}

describe('a publisher with a CMS', () => {
  it('a publisher with a CMS publishes the content of the CMS', () => {
    expect(lastOutcome(first)).toEqual(isDone);
    expect(publisher.page('')).toContain('<h1');
  });

  it('a publisher with a CMS publishes a post with any words and addresses, and all other content', async () => {
    addPost(
      'hard',
      'Hard words',
      text('In HTML one writes a href="//a b" and so on. [z](//) [x](//[) [ok](/faq) ![p](//[)'),
      text('one\u000btwo &#11; three \ufffe &#xFFFF;'),
      { __component: 'blog-body.quote', id: 2, text: 'src="//[" \u000b\u0001', author: '//[' },
    );
    addProduct('odd-picture', 'Odd picture', {
      Description: 'href="//["',
      productimage: { url: 'http://[', alternativeText: 'none', width: 10, height: 10 },
    });
    addPost('next-day', 'The next day', text('Plain.'));
    const status = await publisher.published('entry.publish');
    expect(lastOutcome(status)).toEqual(isDone);
    expect(publisher.page('blog-detail/hard')).toContain('a href=&quot;//a b&quot; and so on.');
    expect(publisher.page('blog-detail/next-day')).toContain('Plain.');
    expect(publisher.page('product-detail/odd-picture')).toContain('Odd picture');
    const rss = parsedXml(publisher.read('blog.rss'));
    expect(rss).toContain(`${SITE_URL}/blog-detail/hard`);
    expect(rss).toContain('one\ntwo');
    expect(JSON.parse(publisher.read('blog.json')).items).toContainEqual(
      expect.objectContaining({
        title: 'Hard words',
        content_html: expect.stringContaining(`<a href="${SITE_URL}/faq">ok</a>`),
      }),
    );
    parsedXml(publisher.read('sitemap.xml'));
    const [problem] = problemsOf(status, 'Hard words');
    expect(problem).toContain(panelAddressOf('blog', 'hard'));
    expect(problem).toContain('//');
  });

  it('a publisher with a CMS removes an unpublished product and its links at once, and restores both later', async () => {
    addProduct('recalled', 'Recalled oil');
    addPost(
      'linking',
      'A linking post',
      text(
        [
          'See [one](/product-detail/recalled), [two](/Product-Detail/recalled/?a=1#b),',
          `[three](${SITE_URL}/product-detail/recalled), [four](/product-detail/%72ecalled)`,
          'and [five](/nowhere), [six](/files/none.pdf), [seven](/blog-detail/none), [eight](/FAQ).',
        ].join('\n'),
      ),
    );
    let status = await publisher.published('entry.publish');
    expect(lastOutcome(status)).toEqual(isDone);
    const linked = publisher.page('blog-detail/linking');
    const ofProduct = () =>
      publisher.page('blog-detail/linking').match(/href="\/product-detail\/recalled[^"]*"/gu);
    expect(ofProduct()).toEqual([
      'href="/product-detail/recalled"',
      'href="/product-detail/recalled?a=1#b"',
      'href="/product-detail/recalled"',
      'href="/product-detail/recalled"',
    ]);
    expect(linked).toContain('href="/faq"');
    expect(linked).not.toMatch(/href="[^"]*(?:nowhere|none)/u);
    expect(linked).toContain('five');
    expect(problemsOf(status, 'A linking post')).toHaveLength(3);

    const product = unpublish(cms.products, 'recalled');
    status = await publisher.published('entry.unpublish');
    expect(lastOutcome(status)).toEqual(isDone);
    expect(publisher.has('product-detail/recalled/index.html')).toBe(false);
    expect(ofProduct()).toBeNull();
    expect(publisher.page('blog-detail/linking')).toContain('one');
    expect(publisher.read('blog.rss')).not.toContain('product-detail/recalled');
    expect(problemsOf(status, 'A linking post').join('\n')).toContain('/product-detail/recalled');
    expect(problemsOf(status, 'A linking post').join('\n')).toContain(
      panelAddressOf('blog', 'linking'),
    );

    cms.products.push(product);
    status = await publisher.published('entry.publish');
    expect(publisher.has('product-detail/recalled/index.html')).toBe(true);
    expect(ofProduct()).toHaveLength(4);
    expect(problemsOf(status, 'A linking post')).toHaveLength(3);
  });

  it('a publisher with a CMS leaves out documents that cannot be pages, and reports them until corrected', async () => {
    addProduct('..', 'No address');
    addProduct('a/b', 'With a slash');
    addPost('to-them', 'To them', text('[it](/product-detail/a%2Fb) and [list](/product)'));
    let status = await publisher.published('entry.publish');
    expect(lastOutcome(status)).toEqual(isDone);
    expect(publisher.page('blog-detail/to-them')).toContain('href="/product"');
    expect(publisher.page('')).toContain('<h1');
    const list = publisher.page('product');
    expect(list).not.toContain('With a slash');
    expect(publisher.read('sitemap.xml')).not.toMatch(/product-detail\/(?:a%2Fb|<)/u);
    expect(problemsOf(status, 'With a slash')).toEqual([
      expect.stringContaining(panelAddressOf('product', 'a%2Fb')),
    ]);
    status = await publisher.published('entry.publish');
    expect(lastOutcome(status)).toContain('Nothing has changed.');
    expect(problemsOf(status, 'With a slash')).toHaveLength(1);
    unpublish(cms.products, '..');
    unpublish(cms.products, 'a/b');
    status = await publisher.published('entry.delete');
    expect(problemsOf(status, 'With a slash')).toEqual([]);
  });

  it('a publisher with a CMS names a document whose picture has no description', async () => {
    addProduct('silent', 'Silent picture', {
      productimage: { url: '/uploads/none.png', alternativeText: null, width: 10, height: 10 },
    });
    const status = await publisher.published('entry.publish');
    expect(problemsOf(status, 'Silent picture')).toContainEqual(
      `- “Silent picture” (${panelAddressOf('product', 'silent')}): its picture has no description`,
    );
  });
});
