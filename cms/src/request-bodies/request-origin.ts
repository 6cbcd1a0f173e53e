import type { Context } from 'koa';
import { isAllowedOrigin } from '../cors/allowed-origin';
import { isApi } from './request-sender';

export interface OwnPages {
  /** The origins of the site, from the environment variable SITE_ORIGINS. */
  readonly siteOrigins: readonly string[];
  /** The URL of the CMS, from the environment variable PUBLIC_URL; empty when that is not set. */
  readonly ownUrl: string;
}

const parsed = (url: string) => {
  try {
    return new URL(url);
  } catch {
    return null;
  }
};

/**
 * Returns the origins that count as the CMS's own for this request. A browser may reach the proxy
 * over https, while the proxy reaches the CMS over http. PUBLIC_URL contains the scheme that
 * browsers use; for the host in PUBLIC_URL, only that scheme is accepted.
 */
const ownOrigins = ({ host, origin }: Context, own: URL | null) => {
  if (!own) return [origin];
  return host === own.host ? [own.origin] : [own.origin, origin, `${own.protocol}//${host}`];
};

/**
 * Returns whether the page that sent the request may write to the CMS. Pages of the site may write
 * to the API, and the CMS's own pages to every route. A request without Origin and Sec-Fetch-Site
 * comes from a program, which is always accepted.
 */
export const isFromKnownPage = (ctx: Context, { siteOrigins, ownUrl }: OwnPages) => {
  const origin = ctx.get('Origin');
  if (!origin) return ['', 'same-origin', 'none'].includes(ctx.get('Sec-Fetch-Site'));
  if (ownOrigins(ctx, parsed(ownUrl)).includes(origin)) return true;
  return isApi(ctx.path) && isAllowedOrigin(siteOrigins, origin);
};

/**
 * Returns which page sent a form without JavaScript, by the Origin header. For a page of the site,
 * `site` is that origin. For the CMS's own error page, `site` is null, because its origin does not
 * reveal which site the visitor came from. For any other page, and without the header, returns
 * null.
 */
export const formPageOf = (ctx: Context, { siteOrigins, ownUrl }: OwnPages) => {
  const origin = ctx.get('Origin');
  if (!origin) return null;
  const isNamed = siteOrigins.some((named) => named.trim() === origin);
  // Check the CMS's own origins before the patterns, because a pattern such as `http://localhost:*`
  // also matches the CMS.
  if (!isNamed && ownOrigins(ctx, parsed(ownUrl)).includes(origin)) return { site: null };
  return isAllowedOrigin(siteOrigins, origin) ? { site: origin } : null;
};
