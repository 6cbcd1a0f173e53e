import { randomUUID } from 'node:crypto';

/**
 * @typedef {{ method: string, path: string }} Route
 * @typedef {Route & { address: string }} Endpoint A route with a URL path to request.
 * @typedef {Pick<RequestInit, 'body' | 'headers'>} Sent
 */

// An id that no entry has, but that both SQLite and PostgreSQL accept as an id.
const NOTHING = '999999';
const PUBLIC_MODEL = 'api::product.product';
const NO_MODEL = 'api::nothing.nothing';
const PRIVATE_MODEL = 'api::enquiry.enquiry';

/** Values for the parameters in a route's path. @type {Record<string, string>} */
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
// Header of requests from a page of the site. The CMS accepts forms only with this header.
const SITE_PAGE = { Origin: 'http://localhost:5173' };

const ENQUIRY = {
  kind: 'contact',
  name: 'Ayaan',
  email: 'ayaan@example.com',
  message: 'Do you sell resin by the kilo?',
};

/**
 * Returns the form fields to send to a route, as pairs of name and value. Only an enquiry gets valid
 * fields. Other routes get placeholder values, so that the request changes no data.
 * @param {string} path
 * @returns {[string, string][]}
 */
const fieldsFor = (path) => {
  if (path === ENQUIRIES) return Object.entries(ENQUIRY);
  // Use a new address each time, because Strapi limits the attempts for each e-mail address.
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

/**
 * Functions that create a request body and its headers, by media type.
 * @type {Record<string, (path: string) => Sent>}
 */
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
 * Returns the requests for an endpoint, one for each media type of the body. `init` creates a new
 * body and new headers for each request.
 * @param {Endpoint} endpoint
 * @returns {{ type: string, init: () => Sent }[]}
 */
export const requestsFor = ({ method, address }) =>
  hasBody(method)
    ? Object.entries(BODIES).map(([type, body]) => ({ type, init: () => body(address) }))
    : [{ type: 'none', init: () => ({}) }];

/**
 * Returns the endpoints to request for a route. `published` is the id of a published product. A
 * panel route for entries has two endpoints: one for a public content type, and one for a private
 * type.
 * @param {Route} route
 * @param {{ published: string }} content
 * @returns {Endpoint[]}
 */
export const endpointsOf = ({ method, path }, { published }) => {
  /** @type {Record<string, string>} */
  const values = { ...(path === '/api/products/:id' && method === 'GET' && { ':id': published }) };
  // Use an unknown type, because for a known type these routes would change an entry.
  if (path.includes('/single-types/')) values[':model'] = NO_MODEL;
  if (!path.includes('/collection-types/:model'))
    return [{ method, path, address: filled(path, values) }];
  return [PUBLIC_MODEL, PRIVATE_MODEL].map((model) => ({
    method,
    path: path.replace(':model', model),
    address: filled(path, { ':model': model }),
  }));
};
