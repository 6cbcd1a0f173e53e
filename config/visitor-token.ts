import type { Plugin } from 'vite';

interface Strapi {
  readonly host: string;
  readonly token: string;
}

interface Question {
  readonly method: string;
  readonly path: string;
  readonly body?: string;
}

// Chosen so that whoever may do it does no harm: what they read is one entry, what they write is
// incomplete, and no entry has that id.
const NOBODY = 'no-entry-has-this-id';
const reading = (path: string): Question => ({ method: 'GET', path });
const writing = (method: string, path: string): Question => ({ method, path, body: '{}' });

const QUESTIONS: readonly Question[] = [
  reading('/api/enquiries?pagination[pageSize]=1'),
  reading('/api/users/count'),
  reading('/api/upload/files/page?pagination[pageSize]=1'),
  reading('/api/users-permissions/roles'),
  writing('POST', '/api/products'),
  writing('POST', '/api/blogs'),
  writing('POST', '/api/upload'),
  writing('POST', '/api/users'),
  writing('POST', '/api/email'),
  ...['products', 'blogs', 'enquiries'].flatMap((type) => [
    writing('PUT', `/api/${type}/${NOBODY}`),
    { method: 'DELETE', path: `/api/${type}/${NOBODY}` },
  ]),
];

const PATIENCE_MS = 10_000;

async function statusOf(host: string, { method, path, body }: Question, token?: string) {
  const answer = await fetch(host + path, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body }),
  });
  await answer.body?.cancel();
  return answer.status;
}

const saysNothing = (status: number) => status === 429 || status >= 500;

/** Was the caller let through to what was asked, whatever came of it there? */
const isLetThrough = (status: number) => !saysNothing(status) && status !== 401 && status !== 403;

export type Verdict =
  | { readonly kind: 'fits' }
  /** It was let do what a visitor is not: `method path`, each. */
  | { readonly kind: 'too strong'; readonly deeds: readonly string[] }
  | { readonly kind: 'unknown to the CMS' }
  | { readonly kind: 'not asked'; readonly cause: unknown };

/** Asks the CMS, with its token and without, what only others than visitors may do there. */
export async function judgeToken({ host, token }: Strapi): Promise<Verdict> {
  const answers = await Promise.allSettled(
    QUESTIONS.map(async (question) => {
      const ask = (as?: string) => statusOf(host, question, as);
      const [visitor, holder] = await Promise.all([ask(), ask(token)]);
      return { deed: `${question.method} ${question.path.split('?')[0]}`, visitor, holder };
    }),
  );
  const told = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
  const deeds = told
    .filter(({ visitor, holder }) => isLetThrough(holder) && !isLetThrough(visitor))
    .map(({ deed }) => deed);
  if (deeds.length > 0) return { kind: 'too strong', deeds };
  const silent = answers.find((answer) => answer.status === 'rejected');
  if (silent) return { kind: 'not asked', cause: silent.reason };
  const busy = told.find(({ visitor, holder }) => saysNothing(visitor) || saysNothing(holder));
  if (busy) return { kind: 'not asked', cause: `${busy.deed} answered ${busy.holder}` };
  const isUnknown = told.every(({ holder }) => holder === 401);
  return { kind: isUnknown ? 'unknown to the CMS' : 'fits' };
}

const reasonOf = (cause: unknown) =>
  cause instanceof Error && cause.cause instanceof Error ? cause.cause.message : String(cause);

/**
 * Stops the build when VITE_API_TOKEN can do more than a visitor: it goes into every visitor's browser.
 * Without a token there is nothing to ask, and a CMS that does not answer stops no build.
 */
export const visitorToken = (strapi: Strapi | null): Plugin => ({
  name: 'visitor-token',
  // What is built for Node (the seeding) goes into no browser.
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
