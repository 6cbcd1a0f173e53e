import { LOAD_WATCHDOG_HASH } from './load-watchdog.mjs';

/**
 * This file defines the response headers of the site for every host: `npm run preview`, a static
 * host (`_headers`), nginx, an edge network. These headers contain only the part of the content
 * security policy that all pages share. The page-specific part is in a meta element of the page,
 * because it lists the page's styles and the CMS: see docs/decisions/0012-headers.md.
 *
 * @typedef {Readonly<Record<string, string>>} Headers
 *
 * @typedef {object} HeaderRule
 * @property {string} path a URL path, in which one `*` matches any characters.
 * @property {Headers} headers override those of earlier rules.
 *
 * @typedef {object} HeaderOptions
 * @property {string} [framedBy] the only origin that may show the site in a frame; none by default.
 */

/** Names of the Trusted Types policies that the site's code creates. */
const TRUSTED_TYPES = ['service-worker'];

const REVALIDATE = 'public, max-age=0, must-revalidate';
const A_DAY = 'public, max-age=86400';
const A_YEAR = 'public, max-age=31536000, immutable';

/**
 * Header for files that other sites embed, for example pictures in feed readers and link previews.
 */
const CROSS_ORIGIN = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/**
 * Headers for documents that the owner uploads. Browsers save such a document under the last part
 * of its URL, and never open it in the site's origin. Chromium cannot show a sandboxed PDF. A PDF
 * without a sandbox may contain dangers that the upload checks do not know.
 */
const DOWNLOAD_ONLY = {
  'Content-Disposition': 'attachment',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
};

/**
 * Browser features that `Permissions-Policy` disables, because neither the site nor its content
 * uses them.
 */
const UNUSED_FEATURES = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** @param {Readonly<Record<string, string>>} directives */
const policyOf = (directives) =>
  Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');

/**
 * Returns the part of the content security policy that all pages share. This part also protects
 * responses that are not pages.
 * @param {string} framedBy
 */
const sharedPolicy = (framedBy) =>
  policyOf({
    'base-uri': "'none'",
    'frame-ancestors': framedBy,
    'object-src': "'none'",
    'require-trusted-types-for': "'script'",
    'script-src': `'self' ${LOAD_WATCHDOG_HASH}`,
    'trusted-types': TRUSTED_TYPES.join(' '),
  });

/** @param {HeaderOptions} options */
const onEverything = ({ framedBy = "'none'" }) => ({
  'Cache-Control': REVALIDATE,
  'Content-Security-Policy': sharedPolicy(framedBy),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  // With this value, browsers send the `Origin` header with form submissions. The CMS checks this
  // header when a form is submitted without JavaScript.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Leave out `includeSubDomains`, because it would also force HTTPS on the owner's other sites on
  // subdomains.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
});

/**
 * Returns all rules. General rules precede specific ones, because later rules override earlier
 * ones. Browsers must revalidate pages, their data and the feeds on each request, because an editor
 * may just have changed them. Files with a content hash in their name never change.
 * @param {HeaderOptions} [options]
 * @returns {readonly HeaderRule[]}
 */
export const headerRules = (options = {}) => [
  { path: '/*', headers: onEverything(options) },
  { path: '/assets/*', headers: { 'Cache-Control': A_YEAR, ...CROSS_ORIGIN } },
  // Browsers must revalidate the service worker, because a cached one would delay the detection of
  // a new version of the site.
  { path: '/service-worker.js', headers: { 'Cache-Control': 'no-cache' } },
  { path: '/icons/*', headers: { 'Cache-Control': A_DAY } },
  // Error pages, and the placeholder page before the first build, must not be cached, because the
  // next request may succeed.
  { path: '/getting-ready.html', headers: { 'Cache-Control': 'no-store' } },
  { path: '/message-not-sent/*', headers: { 'Cache-Control': 'no-store' } },
  { path: '/api-failure/*', headers: { 'Cache-Control': 'no-store' } },
  { path: '/batch/*.pdf', headers: DOWNLOAD_ONLY },
  { path: '/*share.jpg', headers: { 'Cache-Control': A_DAY, ...CROSS_ORIGIN } },
];

/**
 * Path whose headers apply to every 404 response. If a 404 below `/assets/` had the headers of the
 * requested path, browsers would cache it as immutable.
 */
export const NOT_FOUND_ADDRESS = '/404.html';

/**
 * Returns whether a rule applies to a request.
 * @param {string} path the path of the rule, in which one `*` matches any characters.
 * @param {string} address URL path of the request.
 */
function isIn(path, address) {
  const [start = '', end] = path.split('*');
  if (end === undefined) return address === path;
  const isLongEnough = address.length >= start.length + end.length;
  return isLongEnough && address.startsWith(start) && address.endsWith(end);
}

/**
 * Returns the response headers of an existing file or page. For an address that does not exist,
 * pass `NOT_FOUND_ADDRESS`.
 * @param {string} address path without host and query, for example `/about`.
 * @param {HeaderOptions} [options]
 * @returns {Headers}
 */
export const headersFor = (address, options) =>
  Object.assign(
    {},
    ...headerRules(options)
      .filter(({ path }) => isIn(path, address))
      .map(({ headers }) => headers),
  );

/**
 * Returns the part of the content security policy that is in the page itself, without the hashes of
 * the page's styles, which `withStyleHashes` adds later.
 * @param {{ cms: string | null }} sources `cms` is the origin of the CMS from which the page
 * requests data and pictures; `null` when there is no CMS.
 */
export function pagePolicy({ cms }) {
  const ours = cms === null ? "'self'" : `'self' ${cms}`;
  return policyOf({
    'default-src': "'none'",
    'connect-src': ours,
    'font-src': "'self'",
    'form-action': ours,
    'img-src': `${ours} data:`,
    'manifest-src': "'self'",
    'script-src': `'self' ${LOAD_WATCHDOG_HASH}`,
    'style-src': "'self'",
    'worker-src': "'self'",
  });
}
