const { isAllowedOrigin } = require('../cors/allowed-origin');
const { isApi } = require('./sender');

const parsed = (url) => {
  try {
    return new URL(url);
  } catch {
    return null;
  }
};

/**
 * May the page that sends this write here? Pages of the site may write to the API, the CMS's own anywhere.
 * What names neither its page nor its distance from us comes from a program, and is judged by its body alone.
 * `siteOrigins` as in SITE_ORIGINS, `ownUrl` as in PUBLIC_URL.
 */
const isFromKnownPage = (ctx, { siteOrigins, ownUrl }) => {
  const origin = ctx.get('Origin');
  if (!origin) return ['', 'same-origin', 'none'].includes(ctx.get('Sec-Fetch-Site'));
  // By which scheme a proxy was spoken to, only PUBLIC_URL says.
  if (parsed(origin)?.host === ctx.host || origin === parsed(ownUrl)?.origin) return true;
  return isApi(ctx.path) && isAllowedOrigin(siteOrigins, origin);
};

module.exports = { isFromKnownPage };
