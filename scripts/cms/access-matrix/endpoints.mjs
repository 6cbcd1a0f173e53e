import { randomUUID } from 'node:crypto';

/**
 * @typedef {{ method: string, path: string }} Route
 * @typedef {Route & { address: string }} Endpoint A route with a URL path to request.
 * @typedef {Pick<RequestInit, 'body' | 'headers'>} Sent
 */

// No entry has this id, and both databases accept it as an id.
const NOTHING = '999999';
const PUBLIC_MODEL = 'api::product.product';
const NO_MODEL = 'api::nothing.nothing';
const PRIVATE_MODEL = 'api::enquiry.enquiry';

/** @type {Record<string, string>} */
const VALUES = {
  ':model': PUBLIC_MODEL,
  ':uid': PUBLIC_MODEL,
  ':contentType': PUBLIC_MODEL,
  ':targetField': 'gallery',
  ':provider': 'google',
  ':name': 'x',
  '(.*)': 'x',
  '((?!uploads/).+)': 'x',
};

/**
 * @param {string} path
 * @param {Record<string, string>} values
 */
const filled = (path, values) =>
  path.replaceAll(/:\w+|\(.*\)/g, (name) => values[name] ?? VALUES[name] ?? NOTHING);

const ENQUIRIES = '/api/enquiries';
// The CMS accepts forms only from pages of the site.
const SITE_PAGE = { Origin: 'http://localhost:5173' };

const ENQUIRY = {
  kind: 'contact',
  name: 'Ayaan',
  email: 'ayaan@example.com',
  message: 'Do you sell resin by the kilo?',
};

/**
 * The fields to send, as pairs: sensible values where a visitor writes, elsewhere nonsense that
 * changes nothing.
 * @param {string} path
 * @returns {[string, string][]}
 */
const fieldsFor = (path) => {
  if (path === ENQUIRIES) return Object.entries(ENQUIRY);
  // Strapi limits attempts by e-mail address; a fixed address would reach the limit.
  if (/login|forgot-password/.test(path)) return [['email', `${randomUUID()}@example.com`]];
  return [['a', '1']];
};

/** @param {string} path */
const asJson = (path) =>
  JSON.stringify(path === ENQUIRIES ? { data: ENQUIRY } : Object.fromEntries(fieldsFor(path)));

/** @param {string} path */
const asMultipart = (path) => {
  const form = new FormData();
  for (const [name, text] of fieldsFor(path)) form.append(name, text);
  return form;
};

/** @type {Record<string, (path: string) => Sent>} */
const BODIES = {
  json: (path) => ({ body: asJson(path), headers: { 'Content-Type': 'application/json' } }),
  form: (path) => ({
    body: new URLSearchParams(fieldsFor(path)),
    headers: path === ENQUIRIES ? SITE_PAGE : {},
  }),
  multipart: (path) => ({ body: asMultipart(path) }),
};

/** @param {string} method */
const hasBody = (method) => ['POST', 'PUT', 'PATCH'].includes(method);

/**
 * The requests for a route, one per content type of the body. `init` creates the body and headers
 * anew for each request.
 * @param {Endpoint} endpoint
 * @returns {{ type: string, init: () => Sent }[]}
 */
export const requestsFor = ({ method, address }) =>
  hasBody(method)
    ? Object.entries(BODIES).map(([type, body]) => ({ type, init: () => body(address) }))
    : [{ type: 'none', init: () => ({}) }];

/**
 * The endpoints to request for a route; `published` is the id of a published product. The panel's
 * routes for entries are requested with one type that is public and with one that is not.
 * @param {Route} route
 * @param {{ published: string }} content
 * @returns {Endpoint[]}
 */
export const endpointsOf = ({ method, path }, { published }) => {
  /** @type {Record<string, string>} */
  const values = { ...(path === '/api/products/:id' && method === 'GET' && { ':id': published }) };
  // There are no single types, and these routes would change the first entry of another type.
  if (path.includes('/single-types/')) values[':model'] = NO_MODEL;
  if (!path.includes('/collection-types/:model'))
    return [{ method, path, address: filled(path, values) }];
  return [PUBLIC_MODEL, PRIVATE_MODEL].map((model) => ({
    method,
    path: path.replace(':model', model),
    address: filled(path, { ':model': model }),
  }));
};
