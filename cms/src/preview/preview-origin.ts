import { isAllowedOrigin } from '../cors/allowed-origin';

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

/**
 * Returns the origin of the site that shows drafts: `named`, which comes from PREVIEW_ORIGIN, or
 * else the first of `siteOrigins` without a wildcard. Returns null when there is none; the preview
 * is then disabled.
 *
 * @throws when `named` is not an origin, or is not one of `siteOrigins`: only pages of these
 * origins may read from the CMS.
 */
export const previewOrigin = (named: string, siteOrigins: readonly string[]): string | null => {
  if (!named) return siteOrigins.map((one) => one.trim()).find(isOrigin) ?? null;
  if (!isOrigin(named))
    throw new Error('PREVIEW_ORIGIN must be an origin such as https://www.example.com.');
  if (!isAllowedOrigin(siteOrigins, named))
    throw new Error('PREVIEW_ORIGIN must be one of SITE_ORIGINS: its pages read from here.');
  return named;
};
