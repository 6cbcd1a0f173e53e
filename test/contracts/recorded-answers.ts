import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Answers that were recorded on a Strapi 5.54 with content of its own, made for that purpose by
 * somebody who did not know these adapters: test/fixtures/recorded. Where an adapter asks in other
 * words than the recording, the index names the address that the answer stands for, and why.
 */
interface RecordedAnswer {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  /** The body of an answer that is no JSON. */
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

/** A query says the same in whatever order it says it. */
const normal = (address: string): string => {
  const [path = '', query = ''] = decodeURIComponent(address).split('?');
  return [path, ...query.split('&').sort()].join(' ');
};

/** Answers with what was recorded for an address, and fails what was not. */
export async function recordedNetwork(url: string, { method = 'GET', signal }: RequestInit) {
  await new Promise((resolve) => void setTimeout(resolve));
  signal?.throwIfAborted();
  const address = normal(url.replace(/^https?:\/\/[^/]+/u, ''));
  const found = Object.entries(recordedAnswers).find(
    ([, answer]) => answer.method === method && normal(answer.standsFor ?? answer.path) === address,
  );
  if (found === undefined) throw new Error(`${method} ${address} was not recorded`);
  return recordedResponse(found[0]);
}
