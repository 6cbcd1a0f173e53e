import type { Context } from 'koa';
import { isAllowedOrigin } from '../cors/allowed-origin';
import { isApi } from './sender';

export interface OwnPages {
  /** As in SITE_ORIGINS. */
  readonly siteOrigins: readonly string[];
  /** As in PUBLIC_URL. */
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
 * The CMS's own origins, by the host of the request. A proxy may use another scheme with its
 * clients than with us: PUBLIC_URL names that scheme, and applies to its own host only.
 */
const ownOrigins = ({ host, origin }: Context, own: URL | null) => {
  if (!own) return [origin];
  return host === own.host ? [own.origin] : [own.origin, origin, `${own.protocol}//${host}`];
};

/**
 * Whether the sending page may write here. Pages of the site may write to the API, the CMS's own
 * pages anywhere. A request without Origin and Sec-Fetch-Site comes from a program, and only its
 * body is checked.
 */
export const isFromKnownPage = (ctx: Context, { siteOrigins, ownUrl }: OwnPages) => {
  const origin = ctx.get('Origin');
  if (!origin) return ['', 'same-origin', 'none'].includes(ctx.get('Sec-Fetch-Site'));
  if (ownOrigins(ctx, parsed(ownUrl)).includes(origin)) return true;
  return isApi(ctx.path) && isAllowedOrigin(siteOrigins, origin);
};

/**
 * Which page sends a form without a script; it must name itself. `site` is the origin that it names
 * when it is one of the site's, and null when it is our own, which does not tell where the visitor
 * came from. Returns null for any other page.
 */
export const formPageOf = (ctx: Context, { siteOrigins, ownUrl }: OwnPages) => {
  const origin = ctx.get('Origin');
  if (!origin) return null;
  const isNamed = siteOrigins.some((named) => named.trim() === origin);
  // The development pattern matches every port, also that of the CMS.
  if (!isNamed && ownOrigins(ctx, parsed(ownUrl)).includes(origin)) return { site: null };
  return isAllowedOrigin(siteOrigins, origin) ? { site: origin } : null;
};
