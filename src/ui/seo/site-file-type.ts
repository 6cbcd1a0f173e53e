import { FEEDS } from './feeds';

const SITE_MAP = /^\/sitemap(?:-[1-9]\d{0,3})?[.]xml$/u;

/** Requested by crawlers first; it contains nothing of the content. */
export const ROBOTS = '/robots.txt';

const TYPES: Readonly<Record<string, string>> = {
  [ROBOTS]: 'text/plain; charset=utf-8',
  [FEEDS.rss]: 'application/rss+xml; charset=utf-8',
  [FEEDS.json]: 'application/feed+json; charset=utf-8',
};

/**
 * Media type of a generated file beside the pages, such as feeds and sitemaps; `null` for any other
 * address.
 */
export const siteFileType = (address: string): string | null =>
  SITE_MAP.test(address)
    ? 'application/xml; charset=utf-8'
    : Object.hasOwn(TYPES, address)
      ? (TYPES[address] ?? null)
      : null;
