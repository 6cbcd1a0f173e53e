import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { aPicture } from '../../../test/builders/a-picture';
import { aPost } from '../../../test/builders/a-post';
import { aProduct } from '../../../test/builders/a-product';
import { aQueryCache } from '../../../test/builders/a-query-cache';
import { SITE_DETAILS } from '../../adapters/embedded/embedded-site-details';
import { NAVIGATION } from '../../adapters/embedded/texts/navigation';
import { formatPrice } from '../../domain/catalogue/price';
import { articleOf } from '../pages/post/article-model/article-of';
import { cachedPageTexts } from '../site/queries/use-page-texts';
import { absoluteOn } from './absolute';
import { escapeMarkup } from './escape-markup';
import { feedItem, jsonFeed, rssFeed } from './feeds';
import { pictureToShare } from './link-previews/picture-to-share';
import { pageFacts } from './page-facts';
import { subjectOf } from './page-subject';
import { pageTags } from './page-tags';
import { postHtml } from './post-html';
import { robotsFile } from './robots';
import { MAX_ENTRIES, sitemapFiles } from './sitemap';

const CHANNEL = { author: 'Sanaag', title: 'Blog – Sanaag', description: 'Notes on frankincense.' };
const FACTS = { site: SITE_DETAILS, names: NAVIGATION.names };
const absolute = absoluteOn('https://www.example.com');
const TEXTS = cachedPageTexts(aQueryCache());
const ofProduct = (document: ReturnType<typeof aProduct>) => subjectOf('product', document);
const ofPost = (document: ReturnType<typeof aPost>) => subjectOf('blog', document);
const HOSTILE = '</script><script>alert(1)</script>" & \u0001\ud800';
const meta = { title: HOSTILE, description: HOSTILE };

/** Completes the page for `pageTags`: its own picture is the link preview, not a share card. */
const withPicture = (page: Parameters<typeof pictureToShare>[0]) => ({
  ...page,
  meta,
  picture: pictureToShare(page, {}, TEXTS),
  sharesNoCards: true,
});

const jsonLdIn = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">([^<]*)<\/script>/u.exec(html)?.[1] ?? '');

/** Parses the text with a strict XML parser. */
function xml(text: string) {
  expect(XMLValidator.validate(text)).toBe(true);
  const isArray = (name: string) => name === 'item' || name === 'url';
  return new XMLParser({ isArray, parseTagValue: false }).parse(text);
}

describe('the tags of a page', () => {
  it('the meta tags escape hostile text', () => {
    const tags = pageTags({ address: '/', meta, subject: null }, FACTS, absolute);
    expect(tags.match(/<script/gu)).toHaveLength(1);
    expect(tags).not.toContain('alert(1)</script>');
    expect(tags).toContain('<link rel="canonical" href="https://www.example.com/">');
  });

  it('the meta tags of a product contain an offer if it has a price, and never a rating', () => {
    const tagged = (product: ReturnType<typeof aProduct>) =>
      jsonLdIn(
        pageTags(
          { address: '/product-detail/one', meta, subject: ofProduct(product) },
          FACTS,
          absolute,
        ),
      )['@graph'][0];
    const priced = tagged(aProduct({ id: 'one', price: 24.5, rating: 4.9 }));
    expect(priced).toMatchObject({
      '@type': 'Product',
      url: 'https://www.example.com/product-detail/one',
      offers: { '@type': 'Offer', price: '24.50', priceCurrency: 'USD' },
    });
    expect(priced.offers).not.toHaveProperty('availability');
    expect(JSON.stringify(priced)).not.toMatch(/rating/iu);
    expect(tagged(aProduct({ price: null }))).not.toHaveProperty('offers');
    expect(tagged(aProduct({ description: '' }))).not.toHaveProperty('description');
  });

  it.each([
    ['Available', 'https://schema.org/InStock'],
    ['Sold out', 'https://schema.org/OutOfStock'],
    ['On request', undefined],
    [null, undefined],
  ] as const)(
    'the meta tags of a product with the availability %s offer it as %s',
    (availability, claimed) => {
      const subject = ofProduct(aProduct({ availability }));
      const { things } = pageFacts({ address: '/product-detail/one', subject }, FACTS, absolute);
      expect(JSON.parse(JSON.stringify(things))[0].offers.availability).toBe(claimed);
    },
  );

  it.each([
    ['a product', (given: object) => ofProduct(aProduct(given))],
    ['a post', (given: object) => ofPost(aPost(given))],
  ])(
    'the meta tags of %s contain the picture for search results rather than its own',
    (_, subjectWith) => {
      const [own, shared] = ['own', 'shared'].map((name) => aPicture({ url: `/${name}.jpg` }));
      const tagsWith = (given: object) => {
        const page = { address: '/one', subject: subjectWith(given) };
        const tags = pageTags(withPicture(page), FACTS, absolute);
        const thing = jsonLdIn(tags)['@graph'].find((one: object) => 'image' in one);
        return { images: thing.image, shown: /og:image" content="([^"]*)"/u.exec(tags)?.[1] };
      };
      const listing = { title: '', description: '', picture: shared };
      expect(tagsWith({ picture: own })).toEqual({
        images: ['https://www.example.com/own.jpg'],
        shown: 'https://www.example.com/own.jpg',
      });
      expect(tagsWith({ picture: own, searchListing: listing })).toEqual({
        images: ['https://www.example.com/shared.jpg', 'https://www.example.com/own.jpg'],
        shown: 'https://www.example.com/shared.jpg',
      });
      expect(tagsWith({ picture: shared, searchListing: listing }).images).toHaveLength(1);
    },
  );

  it.each([0.1 + 0.2, 1e21, 1234.5, 0, 19.999])(
    'the meta tags of a product give its price of %d as a plain decimal, rounded as visitors see it',
    (price) => {
      const subject = ofProduct(aProduct({ price }));
      const { things } = pageFacts({ address: '/product-detail/one', subject }, FACTS, absolute);
      const [{ offers }] = JSON.parse(JSON.stringify(things));
      expect(offers.price).toMatch(/^\d+\.\d\d$/u);
      expect(offers.price).toBe(formatPrice(price).replaceAll(/[$,]/gu, ''));
    },
  );

  it.each(['soon', '2025-02-30', '', null])(
    'the meta tags of a post leave out a publication date of %j',
    (publishedOn) => {
      const subject = ofPost(aPost({ publishedOn }));
      const { things } = pageFacts({ address: '/blog-detail/one', subject }, FACTS, absolute);
      expect(JSON.stringify(things)).not.toContain('datePublished');
    },
  );
  it('the meta tags leave out a picture whose address cannot be parsed', () => {
    const picture = aPicture({ url: 'http://[' });
    const product = aProduct({ id: 'one', picture, gallery: [picture] });
    const subject = ofProduct(product);
    const page = { address: '/product-detail/one', subject };
    const tags = pageTags(withPicture(page), FACTS, absolute);
    expect(jsonLdIn(tags)['@graph'][0]).not.toHaveProperty('image');
    expect(tags).not.toContain('og:image');
  });

  it('the meta tags of a post contain its publication date and its breadcrumbs', () => {
    const post = aPost({ id: 'one', title: HOSTILE, publishedOn: '2025-03-12' });
    const { things, type } = pageFacts(
      { address: '/blog-detail/one', subject: ofPost(post) },
      FACTS,
      absolute,
    );
    expect(type).toBe('article');
    expect(things.find((thing) => thing['@type'] === 'BlogPosting')).toMatchObject({
      headline: HOSTILE,
      datePublished: '2025-03-12',
    });
    expect(things.find((thing) => thing['@type'] === 'BreadcrumbList')).toMatchObject({
      itemListElement: [
        { position: 1, name: 'Home' },
        { position: 2, name: 'Blog' },
        { position: 3, name: HOSTILE },
      ],
    });
  });

  it.each([
    ['/', ['Organization', 'WebSite']],
    ['/faq', ['BreadcrumbList']],
    ['/product/page/2', ['BreadcrumbList']],
    ['/contactus', ['BreadcrumbList']],
  ])('the meta tags of %s describe things of the types %j', (address, types) => {
    const { things } = pageFacts({ address, subject: null }, FACTS, absolute);
    expect(things.map((thing) => thing['@type'])).toEqual(types);
  });

  it('the meta tags of a page with questions contain them with their answers', () => {
    const question = { id: 'why', question: HOSTILE, answer: ['Because.', 'And so on.'] };
    const questions = [{ id: 'harvest', questions: [question] }] as const;
    const { things } = pageFacts({ address: '/faq', subject: null, questions }, FACTS, absolute);
    expect(things[0]).toMatchObject({ '@type': 'BreadcrumbList' });
    expect(things[1]).toEqual({
      '@type': 'FAQPage',
      mainEntity: [
        {
          '@type': 'Question',
          name: HOSTILE,
          acceptedAnswer: { '@type': 'Answer', text: 'Because.\n\nAnd so on.' },
        },
      ],
    });
  });
});

const inFeed = (post: ReturnType<typeof aPost>) => feedItem(post, articleOf(post), absolute);

describe('a post in a feed', () => {
  const post = aPost({
    id: 'one',
    title: 'A & B ]]>',
    body: [
      {
        kind: 'markdown',
        key: 'a',
        markdown: '[Oils](/product) and [below](#end)\n\n<script>alert(1)</script>',
      },
      { kind: 'quote', key: 'b', text: 'Warm <b>', author: null },
    ],
  });

  it('a post in a feed is complete and sanitized, with absolute links', () => {
    const html = postHtml(articleOf(post), '/blog-detail/one', absolute);
    expect(html).toContain('href="https://www.example.com/product"');
    expect(html).not.toMatch(/<script|href="[/#]/u);
    expect(html).toContain('Warm &lt;b&gt;');
  });

  it('a post in a feed keeps the text of links whose address is invalid', () => {
    const hard = aPost({
      body: [
        {
          kind: 'markdown',
          key: 'a',
          markdown: 'One writes href="//a b" and src="/[". [z](//) [x](//[) [y](/faq) ![p](//[)',
        },
        {
          kind: 'picture',
          key: 'b',
          caption: 'Kept',
          picture: aPicture({ url: 'http://[', alt: 'None' }),
        },
      ],
    });
    const html = postHtml(articleOf(hard), '/blog-detail/hard', absolute);
    expect(html).toBe(
      '<p>One writes href="//a b" and src="/[". z x ' +
        '<a href="https://www.example.com/faq">y</a> p</p>' +
        '<figure><figcaption>Kept</figcaption></figure>',
    );
  });

  it('a post in a feed is well-formed RSS, whatever it contains', () => {
    const feed = rssFeed([inFeed(post)], CHANNEL, absolute);
    const [item] = xml(feed).rss.channel.item;
    expect(item.title).toBe('A & B ]]>');
    expect(item.link).toBe('https://www.example.com/blog-detail/one');
    expect(item['content:encoded']).toContain('Warm &lt;b&gt;');
  });

  it('a post in a feed is well-formed XML, whatever characters its entities encode', () => {
    const markdown = 'one &#11; two &#xFFFF; \n\n[a](/x "b&#1;") ![c&#11;](/y) `d&#11;`';
    const odd = aPost({ body: [{ kind: 'markdown', key: 'a', markdown }] });
    const parser = new SaxesParser();
    const errors: string[] = [];
    const texts: string[] = [];
    parser.on('error', ({ message }) => void errors.push(message));
    parser.on('cdata', (text) => void texts.push(text));
    parser.on('text', (text) => void texts.push(text));
    parser.write(rssFeed([inFeed(odd)], CHANNEL, absolute)).close();
    expect(errors).toEqual([]);
    expect(texts.join('').replaceAll(/\s+/gu, ' ')).toContain('<p>one two </p>');
  });

  it('a post in a feed has its dates in the JSON feed', () => {
    const { items } = JSON.parse(
      jsonFeed(
        [inFeed(post), inFeed(aPost({ publishedOn: null, createdAt: null }))],
        CHANNEL,
        absolute,
      ),
    );
    expect(items[0]).toMatchObject({
      title: 'A & B ]]>',
      url: 'https://www.example.com/blog-detail/one',
    });
    expect(items[1]).not.toHaveProperty('date_published');
  });

  it('a post in a feed is dated by the day that its page shows, or else by its creation', () => {
    const createdAt = '2025-01-02T08:00:00.000Z';
    const dates = (publishedOn: string | null) => {
      const item = inFeed(aPost({ publishedOn, createdAt }));
      return {
        json: JSON.parse(jsonFeed([item], CHANNEL, absolute)).items[0].date_published,
        rss: xml(rssFeed([item], CHANNEL, absolute)).rss.channel.item[0].pubDate,
      };
    };
    expect(dates('2025-03-12')).toEqual({
      json: '2025-03-12T00:00:00.000Z',
      rss: 'Wed, 12 Mar 2025 00:00:00 GMT',
    });
    expect(dates(null)).toEqual({ json: createdAt, rss: 'Thu, 02 Jan 2025 08:00:00 GMT' });
  });

  it('a post in a feed leaves out invalid dates', () => {
    const dates = { publishedOn: '2025-02-30', createdAt: 'soon', changedAt: 'not a date' };
    expect(
      JSON.parse(jsonFeed([inFeed(aPost(dates))], CHANNEL, absolute)).items[0],
    ).not.toMatchObject({
      date_published: expect.anything(),
    });
    expect(jsonFeed([inFeed(aPost(dates))], CHANNEL, absolute)).not.toContain('date_modified');
    expect(rssFeed([inFeed(aPost(dates))], CHANNEL, absolute)).not.toContain('pubDate');
  });
});

describe('the sitemap', () => {
  const entry = (address: string) => ({ address, changedAt: null, isListed: true });

  it('the sitemap contains the listed pages, with their last change', () => {
    const [file] = sitemapFiles(
      [
        { ...entry('/product-detail/a&b'), changedAt: '2026-01-02T03:04:05.000Z' },
        { ...entry('/auth'), isListed: false },
      ],
      absolute,
    ).values();
    expect(xml(file ?? '').urlset.url).toEqual([
      {
        loc: 'https://www.example.com/product-detail/a&b',
        lastmod: '2026-01-02T03:04:05.000Z',
      },
    ]);
  });

  it.each(['not a date', '2025-02-30', ''])(
    'the sitemap leaves out a last change of %j',
    (changedAt) => {
      const [file] = sitemapFiles([{ ...entry('/a'), changedAt }], absolute).values();
      expect(file).not.toContain('lastmod');
    },
  );

  it('the sitemap is an index of several files above the limit', () => {
    const many = Array.from({ length: MAX_ENTRIES + 1 }, (_, number) => entry(`/p/${number}`));
    const files = sitemapFiles(many, absolute);
    expect([...files.keys()]).toEqual(['/sitemap.xml', '/sitemap-1.xml', '/sitemap-2.xml']);
    expect(files.get('/sitemap.xml')).toContain('<loc>https://www.example.com/sitemap-2.xml</loc>');
  });

  it('the sitemap is listed in `robots.txt` if the site knows its own address', () => {
    expect(robotsFile(absolute)).toContain('Sitemap: https://www.example.com/sitemap.xml');
    expect(robotsFile(null)).not.toContain('Sitemap');
  });
});

it('escapeMarkup removes characters that XML forbids', () => {
  expect(escapeMarkup('a\u0000\u0001\ud800<&>"')).toBe('a&lt;&amp;&gt;&quot;');
});
