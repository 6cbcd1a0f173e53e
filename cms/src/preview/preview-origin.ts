import { isAllowedOrigin } from '../cors/allowed-origin';

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

/**
 * The origin of the site that shows drafts: `named`, from PREVIEW_ORIGIN, otherwise the first of
 * `siteOrigins` that is an origin without a wildcard. Null when there is none: then there is no
 * preview.
 *
 * @throws when `named` is not an origin, or is not one of `siteOrigins`: its pages could not read
 * from here.
 */
export const previewOrigin = (named: string, siteOrigins: readonly string[]): string | null => {
  if (!named) return siteOrigins.map((one) => one.trim()).find(isOrigin) ?? null;
  if (!isOrigin(named))
    throw new Error('PREVIEW_ORIGIN must be an origin such as https://www.example.com.');
  if (!isAllowedOrigin(siteOrigins, named))
    throw new Error('PREVIEW_ORIGIN must be one of SITE_ORIGINS: its pages read from here.');
  return named;
};
