import { randomUUID } from 'node:crypto';

/**
 * @typedef {{ method: string, path: string }} Route
 * @typedef {Route & { address: string }} Door A route with an address to try it at.
 * @typedef {Pick<RequestInit, 'body' | 'headers'>} Sent
 */

// Nothing has this number, and both databases take it for one.
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
// A form is read from pages of the site alone.
const SITE_PAGE = { Origin: 'http://localhost:5173' };

const ENQUIRY = {
  kind: 'contact',
  name: 'Ayaan',
  email: 'ayaan@example.com',
  message: 'Do you sell resin by the kilo?',
};

/**
 * What is sent, as pairs of a form: sensible where a visitor writes, elsewhere nonsense that changes nothing.
 * @param {string} path
 * @returns {[string, string][]}
 */
const fieldsFor = (path) => {
  if (path === ENQUIRIES) return Object.entries(ENQUIRY);
  // Strapi counts these by e-mail address; the others would count as one.
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
 * What is tried at a route, for each content type; `init` makes a request's body and headers anew each time.
 * @param {Door} door
 * @returns {{ type: string, init: () => Sent }[]}
 */
export const requestsFor = ({ method, address }) =>
  hasBody(method)
    ? Object.entries(BODIES).map(([type, body]) => ({ type, init: () => body(address) }))
    : [{ type: 'none', init: () => ({}) }];

/**
 * The addresses to try for a route; `published` is the id of a published product. The panel's routes to
 * entries are tried with a type that the world reads and with one that it must not.
 * @param {Route} route
 * @param {{ published: string }} content
 * @returns {Door[]}
 */
export const endpointsOf = ({ method, path }, { published }) => {
  /** @type {Record<string, string>} */
  const values = { ...(path === '/api/products/:id' && method === 'GET' && { ':id': published }) };
  // There are no single types, and these routes would change whichever entry of another type comes first.
  if (path.includes('/single-types/')) values[':model'] = NO_MODEL;
  if (!path.includes('/collection-types/:model'))
    return [{ method, path, address: filled(path, values) }];
  return [PUBLIC_MODEL, PRIVATE_MODEL].map((model) => ({
    method,
    path: path.replace(':model', model),
    address: filled(path, { ':model': model }),
  }));
};
