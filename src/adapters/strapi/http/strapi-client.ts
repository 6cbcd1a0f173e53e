import { ContentError } from '../../../application/content-error';
import { type QueryValue, queryString } from './query-string';
import { withRetries } from './retry';
import { toContentError } from './to-content-error';

const TIME_LIMIT_MS = 10_000;

export interface StrapiClientConfig {
  /** Origin of the CMS, without `/api`: `https://cms.example.com`. */
  readonly host: string;
  /** API token; empty when there is none. */
  readonly token: string;
  /** Additional headers of every call. */
  readonly headers?: Readonly<Record<string, string>>;
}

export interface StrapiCall {
  readonly query?: { readonly [key: string]: QueryValue };
  /** Sent as JSON; a `FormData` is sent unchanged. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly timeLimitMs?: number;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** HTTP client of the CMS: addresses, headers, time limit, retries, errors. */
export interface StrapiClient {
  readonly host: string;
  /**
   * Resolves with the response's JSON, or `null` for a response without content; rejects with a
   * `ContentError`.
   */
  call(method: Method, path: string, call?: StrapiCall): Promise<unknown>;
}

const isForm = (body: unknown): body is FormData => body instanceof FormData;

function headersOf(token: string, body: unknown): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(body !== undefined && !isForm(body) && { 'Content-Type': 'application/json' }),
    // Some proxies refuse `Bearer ` without a token, so send no header then.
    ...(token !== '' && { Authorization: `Bearer ${token}` }),
  };
}

/** Fetches a response and reads its body within one time limit, because both steps can stall. */
async function fetchWithin(
  limitMs: number,
  url: string,
  init: RequestInit,
  signal: AbortSignal | undefined,
): Promise<{ readonly response: Response; readonly body: string }> {
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  let isTimedOut = false;
  const timer = setTimeout(() => {
    isTimedOut = true;
    controller.abort();
  }, limitMs);
  signal?.addEventListener('abort', abort, { once: true });
  try {
    if (signal?.aborted) abort();
    const response = await fetch(url, { ...init, signal: controller.signal });
    return { response, body: await response.text() };
  } catch (cause) {
    if (signal?.aborted) throw new ContentError('aborted', { cause });
    if (isTimedOut) throw new ContentError('timeout', { cause });
    throw new ContentError('network', { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

function jsonOf({ status, statusText }: Response, body: string): unknown {
  if (status === 204) return null;
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new ContentError('malformed', { status, statusText, body, cause });
  }
}

export function strapiClient({ host, token, headers }: StrapiClientConfig): StrapiClient {
  return {
    host,
    call(method, path, { query = {}, body, signal, timeLimitMs = TIME_LIMIT_MS } = {}) {
      const url = `${host}/api${path}${queryString(query)}`;
      const init: RequestInit = {
        method,
        headers: { ...headersOf(token, body), ...headers },
        credentials: 'omit',
        ...(body !== undefined && { body: isForm(body) ? body : JSON.stringify(body) }),
      };
      const once = async () => {
        const answer = await fetchWithin(timeLimitMs, url, init, signal);
        const { response } = answer;
        if (response.ok) return jsonOf(response, answer.body);
        throw toContentError(response, answer.body);
      };
      // No retries for POST: a repeated POST could store an entry twice.
      return method === 'POST' ? once() : withRetries(once, signal);
    },
  };
}
