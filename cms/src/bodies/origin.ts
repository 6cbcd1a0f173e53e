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
 * The CMS's own, by the name it is called. A proxy may be spoken to by another scheme than it speaks to us:
 * PUBLIC_URL says so, for its own name for certain.
 */
const ownOrigins = ({ host, origin }: Context, own: URL | null) => {
  if (!own) return [origin];
  return host === own.host ? [own.origin] : [own.origin, origin, `${own.protocol}//${host}`];
};

/**
 * May the page that sends this write here? Pages of the site may write to the API, the CMS's own anywhere.
 * What names neither its page nor its distance from us comes from a program, and is judged by its body alone.
 */
export const isFromKnownPage = (ctx: Context, { siteOrigins, ownUrl }: OwnPages) => {
  const origin = ctx.get('Origin');
  if (!origin) return ['', 'same-origin', 'none'].includes(ctx.get('Sec-Fetch-Site'));
  if (ownOrigins(ctx, parsed(ownUrl)).includes(origin)) return true;
  return isApi(ctx.path) && isAllowedOrigin(siteOrigins, origin);
};

/**
 * Whose page sends a form without a script, which has to say so: `site` is the origin that it names when it
 * is one of the site's, null when it is our own, by which the visitor cannot go back; null for any other.
 */
export const formPageOf = (ctx: Context, { siteOrigins, ownUrl }: OwnPages) => {
  const origin = ctx.get('Origin');
  if (!origin) return null;
  const isNamed = siteOrigins.some((named) => named.trim() === origin);
  // A developer's pattern fits every port, that of the CMS too.
  if (!isNamed && ownOrigins(ctx, parsed(ownUrl)).includes(origin)) return { site: null };
  return isAllowedOrigin(siteOrigins, origin) ? { site: origin } : null;
};
