import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface Strapi {
  readonly host: string;
  readonly token: string;
}

/** A request that the CMS must refuse when a visitor sends it. */
interface Probe {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
}

// The probes are harmless even when the CMS allows them: a read requests at most one entry, a write
// is incomplete, and no entry has the id `NO_ENTRY`.
const NO_ENTRY = 'no-entry-has-this-id';
const readProbe = (path: string): Probe => ({ method: 'GET', path });
const writeProbe = (method: string, path: string): Probe => ({ method, path, body: '{}' });

const API = fileURLToPath(new URL('../cms/src/api/', import.meta.url));

const WRITTEN_BY_VISITORS = ['enquiries', 'subscribers'];

/** API paths of the collection types that only editors may change, such as `products`. */
const EDITED = readdirSync(API)
  .map((name) => `${API}${name}/content-types/${name}/schema.json`)
  .filter((file) => existsSync(file))
  .map((file) => JSON.parse(readFileSync(file, 'utf8')))
  .filter(({ kind }) => kind === 'collectionType')
  .map(({ info }): string => info.pluralName)
  .filter((path) => !WRITTEN_BY_VISITORS.includes(path));

const PROBES: readonly Probe[] = [
  readProbe('/api/enquiries?pagination[pageSize]=1'),
  readProbe('/api/users/count'),
  readProbe('/api/upload/files/page?pagination[pageSize]=1'),
  readProbe('/api/users-permissions/roles'),
  ...EDITED.map((type) => writeProbe('POST', `/api/${type}`)),
  writeProbe('POST', '/api/upload'),
  writeProbe('POST', '/api/users'),
  writeProbe('POST', '/api/email'),
  ...[...EDITED, 'enquiries'].flatMap((type) => [
    writeProbe('PUT', `/api/${type}/${NO_ENTRY}`),
    { method: 'DELETE', path: `/api/${type}/${NO_ENTRY}` },
  ]),
];

const TIMEOUT_MS = 10_000;

async function statusOf(host: string, { method, path, body }: Probe, token?: string) {
  const answer = await fetch(host + path, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body }),
  });
  await answer.body?.cancel();
  return answer.status;
}

/**
 * Returns whether the status proves nothing about the authorization of the request: the CMS has
 * limited the rate of requests, or has failed.
 */
const isInconclusive = (status: number) => status === 429 || status >= 500;

/**
 * Returns whether the CMS authorized the request, even if the CMS then rejected the request for
 * another reason.
 */
const isAllowed = (status: number) => !isInconclusive(status) && status !== 401 && status !== 403;

export type Verdict =
  | { readonly kind: 'fits' }
  /**
   * The token is too strong: `deeds` are the requests that the CMS allows only with the token, each
   * as `method path`.
   */
  | { readonly kind: 'too strong'; readonly deeds: readonly string[] }
  | { readonly kind: 'unknown to the CMS' }
  | { readonly kind: 'not asked'; readonly cause: unknown };

/**
 * Sends the probes to the CMS, each with and without the token, and compares what the CMS allows.
 */
export async function judgeToken({ host, token }: Strapi): Promise<Verdict> {
  const answers = await Promise.allSettled(
    PROBES.map(async (probe) => {
      const ask = (as?: string) => statusOf(host, probe, as);
      const [visitor, holder] = await Promise.all([ask(), ask(token)]);
      return { deed: `${probe.method} ${probe.path.split('?')[0]}`, visitor, holder };
    }),
  );
  const answered = answers.flatMap((answer) =>
    answer.status === 'fulfilled' ? [answer.value] : [],
  );
  const deeds = answered
    .filter(({ visitor, holder }) => isAllowed(holder) && !isAllowed(visitor))
    .map(({ deed }) => deed);
  if (deeds.length > 0) return { kind: 'too strong', deeds };
  const silent = answers.find((answer) => answer.status === 'rejected');
  if (silent) return { kind: 'not asked', cause: silent.reason };
  const busy = answered.find(
    ({ visitor, holder }) => isInconclusive(visitor) || isInconclusive(holder),
  );
  if (busy) return { kind: 'not asked', cause: `${busy.deed} answered ${busy.holder}` };
  const isUnknown = answered.every(({ holder }) => holder === 401);
  return { kind: isUnknown ? 'unknown to the CMS' : 'fits' };
}

const reasonOf = (cause: unknown) =>
  cause instanceof Error && cause.cause instanceof Error ? cause.cause.message : String(cause);

/**
 * Stops the build when VITE_API_TOKEN allows more than a visitor may do, because the token is sent
 * to every visitor's browser. Does nothing without a token. Only warns when the CMS does not know
 * the token or cannot be asked.
 */
export const tokenRights = (strapi: Strapi | null): Plugin => ({
  name: 'token-rights',
  // Skips builds for Node, such as the code that seeds the CMS, because browsers do not load these
  // builds.
  apply: ({ build }, { command }) => command === 'build' && !build?.ssr,
  async buildStart() {
    if (!strapi?.token) return;
    const verdict = await judgeToken(strapi);
    if (verdict.kind === 'too strong') {
      this.error(
        `VITE_API_TOKEN may do more than a visitor and would stand in every browser, so nothing was built: ${strapi.host} let it ${verdict.deeds.join(', ')}.`,
      );
    }
    if (verdict.kind === 'unknown to the CMS')
      this.warn(`${strapi.host} does not know VITE_API_TOKEN and refuses all that it asks.`);
    if (verdict.kind === 'not asked') {
      const reason = reasonOf(verdict.cause);
      this.warn(
        `${strapi.host} could not be asked whether VITE_API_TOKEN may do more than a visitor: ${reason}`,
      );
    }
  },
});
