import type { Absolute } from './absolute';

/**
 * Returns a `robots.txt` that allows all crawlers.
 * @param absolute `null` when the site's own address is not configured. The file then names no
 * sitemap.
 */
export const robotsFile = (absolute: Absolute | null): string =>
  [
    ['User-agent', '*'],
    ['Allow', '/'],
    ...(absolute === null ? [] : [['Sitemap', absolute('/sitemap.xml')]]),
  ]
    .map((line) => `${line.join(': ')}\n`)
    .join('');
