import { batchOfFile, documentOfFile } from '../site/addresses/batch-files';
import { PRODUCTS_FILE } from '../site/addresses/products-file';
import { FEEDS } from './feeds';

const SITE_MAP = /^\/sitemap(?:-[1-9]\d{0,3})?[.]xml$/u;

/** Address of the file that crawlers request first. The file does not depend on the content. */
export const ROBOTS = '/robots.txt';

/** Address of the web app manifest, which names the site that a device installs. */
export const WEB_MANIFEST = '/site.webmanifest';

const CSV = 'text/csv; charset=utf-8';

const TYPES: Readonly<Record<string, string>> = {
  [ROBOTS]: 'text/plain; charset=utf-8',
  [WEB_MANIFEST]: 'application/manifest+json',
  [PRODUCTS_FILE]: CSV,
  [FEEDS.rss]: 'application/rss+xml; charset=utf-8',
  [FEEDS.json]: 'application/feed+json; charset=utf-8',
};

/**
 * Returns the media type of a generated file that is not a page, such as a feed or a sitemap;
 * `null` for any other address.
 */
export const siteFileType = (address: string): string | null =>
  SITE_MAP.test(address)
    ? 'application/xml; charset=utf-8'
    : batchOfFile(address) !== null
      ? CSV
      : documentOfFile(address) !== null
        ? 'application/pdf'
        : Object.hasOwn(TYPES, address)
          ? (TYPES[address] ?? null)
          : null;
