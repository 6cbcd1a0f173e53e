import { brand } from '../content/brand';
import { blogMeta } from '../content/meta/blog';
import type { PageMeta } from '../content/meta/page-meta';
import { escapeMarkup } from './escape-markup';
import { FEEDS } from './feeds';
import { type PageFacts, type PageSubject, pageFacts } from './page-facts';
import { SHARE_PICTURE, sharePictureAddress } from './share-picture';
import type { Absolute } from './structured-data';

interface TaggedPage {
  readonly address: string;
  readonly meta: PageMeta;
  readonly subject: PageSubject;
}

type Tag = readonly [name: string, content: string | number];

const property = ([name, content]: Tag) =>
  `<meta property="${name}" content="${escapeMarkup(`${content}`)}">`;

/** In a script element only its end could end it, or begin what never does. */
const jsonLd = (things: PageFacts['things']) =>
  `<script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@graph': things,
  }).replaceAll('<', '\\u003c')}</script>`;

/**
 * What the head of a page says to search engines and to those who show a link to it. Only with the
 * site's own address known: none of it can be said in relative ones.
 */
export function pageTags(
  { address, meta: { title, description }, subject }: TaggedPage,
  absolute: Absolute,
): string {
  const { type, things } = pageFacts(address, subject, absolute);
  const tags: readonly Tag[] = [
    ['og:type', type],
    ['og:site_name', brand.name],
    ['og:title', title],
    ['og:description', description],
    ['og:url', absolute(address)],
    ['og:locale', 'en_GB'],
    ['og:image', absolute(sharePictureAddress(address))],
    ['og:image:width', SHARE_PICTURE.width],
    ['og:image:height', SHARE_PICTURE.height],
    ['og:image:alt', title],
  ];
  return [
    `<link rel="canonical" href="${escapeMarkup(absolute(address))}">`,
    `<link rel="alternate" type="application/rss+xml" title="${escapeMarkup(blogMeta.title)}" href="${FEEDS.rss}">`,
    `<link rel="alternate" type="application/feed+json" title="${escapeMarkup(blogMeta.title)}" href="${FEEDS.json}">`,
    ...tags.map(property),
    '<meta name="twitter:card" content="summary_large_image">',
    jsonLd(things),
  ].join('');
}
