import { momentOf } from '../../domain/shared/parse-moment';
import type { PublicAddress } from '../site/addresses/public-addresses';
import type { Absolute } from './absolute';
import { escapeMarkup } from './escape-markup';

/** Maximum number of addresses in one sitemap file, by the sitemap protocol. */
export const MAX_ENTRIES = 50_000;

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const element = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`;

const document = (root: string, items: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${items.join('\n')}\n</${root}>\n`;

const urlSet = (entries: readonly PublicAddress[], absolute: Absolute) =>
  document(
    'urlset',
    entries.map(
      ({ address, changedAt }) =>
        `<url>${element('loc', absolute(address))}${changedAt === null || momentOf(changedAt) === null ? '' : element('lastmod', changedAt)}</url>`,
    ),
  );

/**
 * Returns the sitemap files by their addresses, `/sitemap.xml` first: the sitemap itself or, above
 * the limit, an index of the files that contain its parts.
 */
export function sitemapFiles(
  addresses: readonly PublicAddress[],
  absolute: Absolute,
): ReadonlyMap<string, string> {
  const entries = addresses.filter(({ isListed }) => isListed);
  if (entries.length <= MAX_ENTRIES) return new Map([['/sitemap.xml', urlSet(entries, absolute)]]);
  const parts = Array.from({ length: Math.ceil(entries.length / MAX_ENTRIES) }, (_, part) => {
    const some = entries.slice(part * MAX_ENTRIES, (part + 1) * MAX_ENTRIES);
    return [`/sitemap-${part + 1}.xml`, urlSet(some, absolute)] as const;
  });
  const index = document(
    'sitemapindex',
    parts.map(([address]) => `<sitemap>${element('loc', absolute(address))}</sitemap>`),
  );
  return new Map([['/sitemap.xml', index], ...parts]);
}
