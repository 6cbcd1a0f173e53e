import type { Picture } from '../../domain/shared/picture';
import { titleOf } from '../content/meta/page-meta';
import type { DocumentMeta } from '../site/render-response';
import { type Absolute, absoluteIfReadable } from './absolute';
import { escapeMarkup } from './escape-markup';
import { FEEDS } from './feeds';
import { jsonForHtml } from './json-for-html';
import { SHARE_PICTURE, sharePictureAddress } from './link-previews/share-picture';
import { type PageFacts, pageFacts, type Shown, type SiteFacts } from './page-facts';

interface TaggedPage extends Shown {
  readonly meta: DocumentMeta;
  /**
   * Whether the page has no rendered share picture; `picture` is used instead, if there is one.
   */
  readonly sharesNoCards?: boolean;
  /** The owner's picture for the link preview: see `pictureToShare`. */
  readonly picture?: Picture | null;
}

type Tag = readonly [name: string, content: string | number];

const property = ([name, content]: Tag) =>
  `<meta property="${name}" content="${escapeMarkup(`${content}`)}">`;

const sized = (url: string, width: number | null, height: number | null): readonly Tag[] => [
  ['og:image', url],
  ...(width === null ? [] : ([['og:image:width', width]] as const)),
  ...(height === null ? [] : ([['og:image:height', height]] as const)),
];

type ShareTags = Pick<TaggedPage, 'address' | 'sharesNoCards' | 'picture'>;

function pictureTags(
  { address, picture = null, sharesNoCards = false }: ShareTags,
  absolute: Absolute,
): readonly Tag[] {
  if (!sharesNoCards) {
    const { width, height } = SHARE_PICTURE;
    return sized(absolute(sharePictureAddress(address)), width, height);
  }
  const url = picture && absoluteIfReadable(picture.url, absolute);
  return picture && url ? sized(url, picture.width, picture.height) : [];
}

const jsonLd = (things: PageFacts['things']) =>
  `<script type="application/ld+json">${jsonForHtml({
    '@context': 'https://schema.org',
    '@graph': things,
  })}</script>`;

/**
 * Returns the tags of the page head for search engines and link previews. These tags require
 * absolute addresses.
 */
export function pageTags(page: TaggedPage, facts: SiteFacts, absolute: Absolute): string {
  const { site, names } = facts;
  const { address, meta } = page;
  const { title, description } = meta;
  const { type, things } = pageFacts(page, facts, absolute);
  const feedTitle = escapeMarkup(titleOf(names.blog, site.name));
  const pictured = pictureTags(page, absolute);
  const tags: readonly Tag[] = [
    ['og:type', type],
    ['og:site_name', site.name],
    ['og:title', title],
    ['og:description', description],
    ['og:url', absolute(address)],
    ['og:locale', 'en_GB'],
    ...pictured,
    ...(pictured.length > 0 ? ([['og:image:alt', title]] as const) : []),
  ];
  return [
    `<link rel="canonical" href="${escapeMarkup(absolute(address))}">`,
    `<link rel="alternate" type="application/rss+xml" title="${feedTitle}" href="${FEEDS.rss}">`,
    `<link rel="alternate" type="application/feed+json" title="${feedTitle}" href="${FEEDS.json}">`,
    ...tags.map(property),
    `<meta name="twitter:card" content="summary${pictured.length > 0 ? '_large_image' : ''}">`,
    jsonLd(things),
  ].join('');
}
