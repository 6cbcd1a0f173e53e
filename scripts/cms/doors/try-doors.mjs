import { doorsOf, requestsFor } from './questions.mjs';

const PATIENCE_MS = 30_000;
const endsSession = ({ method, path }) =>
  path === '/admin/logout' || (method === 'DELETE' && path === '/admin/users/me/sessions');

async function knock(url, door, person, request) {
  const { body, headers = {} } = request.init();
  const answer = await fetch(url + door.address, {
    method: door.method,
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: { Accept: 'application/json', ...headers, ...person.headers },
    body,
  });
  return { status: answer.status, text: await answer.text() };
}

/**
 * Tries every door of a CMS as everybody, one request after the other, so that each outcome is the same
 * in every run.
 *
 * - `routes`: `{ method, path }[]` as the running Strapi prints them
 * - `published`: the documentId of a product that the world may read
 * - `onAnswer({ who, door, type, status, text })`: hears every answer
 *
 * → `{ method, path, outcomes }[]`, `outcomes` being `{ [who]: { [content type]: status } }`
 */
export async function tryDoors({ url, routes, people, published, onAnswer = () => {} }) {
  const doors = routes.flatMap((route) => doorsOf(route, { published }));
  const rows = doors.map((door) => ({ ...door, outcomes: {} }));
  for (const person of people) {
    for (const row of rows) {
      const statuses = {};
      for (const request of requestsFor(row)) {
        const { status, text } = await knock(url, row, person, request);
        statuses[request.type] = status;
        onAnswer({ who: person.who, door: row, type: request.type, status, text });
        if (person.logInAgain && endsSession(row)) person.headers = await person.logInAgain();
      }
      row.outcomes[person.who] = statuses;
    }
  }
  return rows.map(({ method, path, outcomes }) => ({ method, path, outcomes }));
}
