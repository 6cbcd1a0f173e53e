import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * A response that was recorded on a Strapi 5.54 with content that the adapters under test did not
 * create. The recordings are in test/fixtures/recorded. If an adapter requests a URL other than the
 * recorded `path`, `standsFor` is that URL, and `because` gives the reason why the recorded
 * response is also correct for that URL.
 */
interface RecordedAnswer {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** The body of a response that is not JSON. */
  readonly text?: string;
  readonly standsFor?: string;
  readonly because?: string;
}

const FOLDER = join(import.meta.dirname, '../fixtures/recorded');
const read = (file: string): string => readFileSync(join(FOLDER, file), 'utf8');

export const recordedAnswers: Readonly<Record<string, RecordedAnswer>> = JSON.parse(
  read('index.json'),
);

export const bodyOf = (name: string): string => recordedAnswers[name]?.text ?? read(`${name}.json`);

export function recordedResponse(name: string): Response {
  const answer = recordedAnswers[name];
  if (answer === undefined) throw new Error(`Nothing was recorded as ${name}`);
  return new Response(bodyOf(name), { status: answer.status });
}

/** Decodes a URL and sorts its query parameters, because their order has no meaning. */
const normal = (address: string): string => {
  const [path = '', query = ''] = decodeURIComponent(address).split('?');
  return [path, ...query.split('&').sort()].join(' ');
};

/** A field that the recorded Strapi lacks, because it was added to the CMS after the recording. */
const LACKED = 'searchPicture';

/**
 * Returns the recorded 400 response to a query that names an unknown field, with the name replaced
 * by `LACKED`.
 */
const refusal = () =>
  new Response(bodyOf('products.list.filter-invalid-key').replaceAll('Nope', LACKED), {
    status: 400,
  });

/** Responds with the recording for a URL; rejects a URL without one. */
export async function recordedNetwork(url: string, { method = 'GET', signal }: RequestInit) {
  await new Promise((resolve) => void setTimeout(resolve));
  signal?.throwIfAborted();
  const address = normal(url.replace(/^https?:\/\/[^/]+/u, ''));
  if (address.includes(LACKED)) return refusal();
  const found = Object.entries(recordedAnswers).find(
    ([, answer]) => answer.method === method && normal(answer.standsFor ?? answer.path) === address,
  );
  if (found === undefined) throw new Error(`${method} ${address} was not recorded`);
  return recordedResponse(found[0]);
}
