import { endpointsOf, requestsFor } from './route-requests.mjs';

/**
 * @typedef {import('./route-requests.mjs').Route} Route
 * @typedef {import('./route-requests.mjs').Endpoint} Endpoint
 * @typedef {import('./callers.mjs').Person} Person
 * @typedef {Route & { outcomes: Record<string, Record<string, number>> }} Row `outcomes` are the
 *   status codes by caller, then by media type of the request body.
 * @typedef {(answer: { who: string, endpoint: Endpoint, type: string, status: number, text: string }) => void} OnAnswer
 */

const TIMEOUT_MS = 30_000;
/** Returns whether a request for this route ends the session of the caller. @param {Route} route */
const endsSession = ({ method, path }) =>
  path === '/admin/logout' || (method === 'DELETE' && path === '/admin/users/me/sessions');

/**
 * @param {string} url
 * @param {Endpoint} endpoint
 * @param {Person} person
 * @param {ReturnType<typeof requestsFor>[number]} request
 */
async function send(url, endpoint, person, request) {
  const { body = null, headers = {} } = request.init();
  const answer = await fetch(url + endpoint.address, {
    method: endpoint.method,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: { Accept: 'application/json', ...headers, ...person.headers },
    body,
  });
  return { status: answer.status, text: await answer.text() };
}

/**
 * Requests every endpoint of a CMS as every caller. Sends one request after another, so that each
 * run has the same outcomes.
 *
 * @param {object} cms
 * @param {string} cms.url
 * @param {Route[]} cms.routes all routes of the running CMS
 * @param {Person[]} cms.people
 * @param {string} cms.published the documentId of a published product
 * @param {OnAnswer | undefined} [cms.onAnswer] called with every response
 * @returns {Promise<Row[]>}
 */
export async function tryAccess({ url, routes, people, published, onAnswer = () => {} }) {
  const endpoints = routes.flatMap((route) => endpointsOf(route, { published }));
  /** @type {(Endpoint & Row)[]} */
  const rows = endpoints.map((endpoint) => ({ ...endpoint, outcomes: {} }));
  for (const person of people) {
    for (const row of rows) {
      /** @type {Record<string, number>} */
      const statuses = {};
      for (const request of requestsFor(row)) {
        const { status, text } = await send(url, row, person, request);
        statuses[request.type] = status;
        onAnswer({ who: person.who, endpoint: row, type: request.type, status, text });
        if (person.logInAgain && endsSession(row)) person.headers = await person.logInAgain();
      }
      row.outcomes[person.who] = statuses;
    }
  }
  return rows.map(({ method, path, outcomes }) => ({ method, path, outcomes }));
}
