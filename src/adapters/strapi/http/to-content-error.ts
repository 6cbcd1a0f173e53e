import { ContentError, type ContentErrorKind } from '../../../application/content-error';

const KINDS: Readonly<Record<number, ContentErrorKind>> = {
  400: 'bad-request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  500: 'internal-server-error',
  502: 'bad-gateway',
  503: 'service-unavailable',
};

/**
 * Returns the delay that a `Retry-After` header requests, in ms; `null` if the header is absent or
 * invalid. The header contains either a number of seconds or an HTTP date.
 */
export function retryAfterMs(header: string | null): number | null {
  if (header === null || header.trim() === '') return null;
  const seconds = Number(header);
  const ms = Number.isNaN(seconds) ? Date.parse(header) - Date.now() : seconds * 1000;
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

/** The `ContentError` of a response that is not 2xx. */
export const toContentError = (
  { status, statusText, headers }: Pick<Response, 'status' | 'statusText' | 'headers'>,
  body: string,
): ContentError =>
  new ContentError(KINDS[status] ?? 'generic', {
    status,
    statusText,
    body,
    retryAfterMs: retryAfterMs(headers.get('Retry-After')),
  });
