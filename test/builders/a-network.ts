import { vi } from 'vitest';

/** A request that the code under test sent with `fetch`. */
export interface Call {
  readonly method: string;
  /** Address without the query. */
  readonly address: string;
  /** Decoded query in the order sent, without the question mark. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
}

type Answer = Response | Error | (() => Response | Promise<Response>);

const parsed = (body: unknown): unknown => (typeof body === 'string' ? JSON.parse(body) : body);

const callOf = (url: string, { method = 'GET', headers, body }: RequestInit): Call => {
  const [address = '', query = ''] = url.split('?');
  return {
    method,
    address,
    query: decodeURIComponent(query),
    headers: Object.fromEntries(new Headers(headers)),
    body: parsed(body),
  };
};

/**
 * Replaces `fetch` with a fake that records the requests and returns the given answers in order.
 * An `Error` rejects its request, as a failed connection does. A request after the last answer is
 * rejected, too.
 */
export function aNetwork(...answers: readonly Answer[]): { readonly calls: readonly Call[] } {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    init.signal?.throwIfAborted();
    const answer = answers[calls.length];
    calls.push(callOf(url, init));
    if (answer === undefined) throw new Error(`No answer is left for ${url}`);
    if (answer instanceof Error) throw answer;
    return answer instanceof Response ? answer : answer();
  });
  return { calls };
}

export const json = (body: unknown, init: ResponseInit = {}): Response =>
  new Response(JSON.stringify(body), {
    ...init,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...init.headers },
  });

/** A list as Strapi sends it, with page-based pagination. */
export const listOf = (data: readonly unknown[], pagination: object = {}): Response =>
  json({
    data,
    meta: {
      pagination: { page: 1, pageSize: 25, pageCount: 1, total: data.length, ...pagination },
    },
  });

export const one = (data: unknown): Response => json({ data, meta: {} });

/** A response with an error in Strapi's format. */
export const failure = (
  status: number,
  error: { readonly name?: string; readonly message?: string; readonly details?: unknown } = {},
): Response => json({ data: null, error: { status, ...error } }, { status });

/** Returns the error with which `fetch` reports a connection that cannot be made. */
export const noConnection = (): TypeError =>
  new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
