import { CODE_WATCH_HASH } from './code-watch.mjs';

/**
 * What the site says in the head of every answer, whoever gives it: `npm run preview`, a static host
 * (`_headers`), nginx, an edge network. A page's own half of the content security policy stands in
 * the page, because it names the page's styles and the CMS: see docs/decisions/0012-headers.md.
 *
 * @typedef {Readonly<Record<string, string>>} Headers
 *
 * @typedef {object} HeaderRule
 * @property {string} path an address, in which one `*` stands for any letters.
 * @property {Headers} headers They take the place of those that an earlier rule gives.
 *
 * @typedef {object} HostOptions
 * @property {string} [framedBy] the one origin that may show the site in a frame; none unless named.
 */

/** The names of the policies that the site's code makes for Trusted Types. */
const TRUSTED_TYPES = ['drawing', 'default', 'service-worker'];

const EACH_TIME = 'public, max-age=0, must-revalidate';
const A_DAY = 'public, max-age=86400';
const A_YEAR = 'public, max-age=31536000, immutable';

/** Others show them too: readers of feeds, and who shows a link to a page. */
const FOR_OTHERS = { 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** Neither the site nor what it shows asks for them. */
const NOT_ASKED_FOR = [
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
 * The half of the policy that all pages share, and that protects what is not a page as well.
 * @param {string} framedBy
 */
const sharedPolicy = (framedBy) =>
  policyOf({
    'base-uri': "'none'",
    'frame-ancestors': framedBy,
    'object-src': "'none'",
    'require-trusted-types-for': "'script'",
    'script-src': `'self' ${CODE_WATCH_HASH}`,
    'trusted-types': TRUSTED_TYPES.join(' '),
  });

/** @param {HostOptions} options */
const onEverything = ({ framedBy = "'none'" }) => ({
  'Cache-Control': EACH_TIME,
  'Content-Security-Policy': sharedPolicy(framedBy),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': NOT_ASKED_FOR.map((feature) => `${feature}=()`).join(', '),
  // The CMS asks from which page a form comes that no script sends.
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Of this host only: what else its owner has below the name is not ours to decide.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
});

/**
 * Every rule, the general before the particular: pages, their data and the feeds are asked for each
 * time, as an editor may just have changed them; what the build names by its content never changes.
 * @param {HostOptions} [options]
 * @returns {readonly HeaderRule[]}
 */
export const headerRules = (options = {}) => [
  { path: '/*', headers: onEverything(options) },
  { path: '/assets/*', headers: { 'Cache-Control': A_YEAR, ...FOR_OTHERS } },
  // A browser that keeps an old one is late to hear of a new version of the site.
  { path: '/service-worker.js', headers: { 'Cache-Control': 'no-cache' } },
  { path: '/icons/*', headers: { 'Cache-Control': A_DAY } },
  // What failed a moment ago may work now.
  { path: '/getting-ready.html', headers: { 'Cache-Control': 'no-store' } },
  { path: '/message-not-sent/*', headers: { 'Cache-Control': 'no-store' } },
  { path: '/api-failure/*', headers: { 'Cache-Control': 'no-store' } },
  { path: '/*share.jpg', headers: { 'Cache-Control': A_DAY, ...FOR_OTHERS } },
];

/** Of an address that has nothing: also where a file stood or will stand that never changes. */
export const NOT_FOUND_ADDRESS = '/404.html';

/**
 * @param {string} path of a rule.
 * @param {string} address
 */
function isIn(path, address) {
  const [start = '', end] = path.split('*');
  if (end === undefined) return address === path;
  const isLongEnough = address.length >= start.length + end.length;
  return isLongEnough && address.startsWith(start) && address.endsWith(end);
}

/**
 * What is said with the answer to an address that has one; to any other, with `NOT_FOUND_ADDRESS`.
 * @param {string} address without host and query: `/about`.
 * @param {HostOptions} [options]
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
 * The half of the policy that stands in a page, but for the hashes of its styles, which are to follow.
 * @param {{ cms: string | null }} sources the origin that the page's code asks, and whose pictures it
 * shows.
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
    'script-src': `'self' ${CODE_WATCH_HASH}`,
    'style-src': "'self'",
    'worker-src': "'self'",
  });
}
