/** Every kind of content failure, with the text that the error panel shows. */
const MESSAGES = {
  'bad-request': 'Bad Request',
  unauthorized: 'Unauthorized',
  forbidden: 'Forbidden',
  'not-found': 'Not Found',
  'internal-server-error': 'Internal Server Error',
  'bad-gateway': 'Bad Gateway',
  'service-unavailable': 'Service Unavailable',
  generic: 'Generic Error',
  aborted: 'Request aborted',
  network: 'Network Error',
  timeout: 'Request timed out',
  malformed: 'Malformed answer',
} as const;

export type ContentErrorKind = keyof typeof MESSAGES;

export interface ContentErrorDetails {
  /** HTTP status of the response, if there was one. */
  readonly status?: number;
  readonly statusText?: string;
  /** The response body as text. */
  readonly body?: string;
  /** The delay from the `Retry-After` header in ms; `null` or absent when there is none. */
  readonly retryAfterMs?: number | null;
  readonly cause?: unknown;
}

/**
 * A failed read of content; `kind` says why it failed. A document that does not exist is not an
 * error: ports return `null` for it.
 */
export class ContentError extends Error {
  override readonly name = 'ContentError';
  readonly kind: ContentErrorKind;
  readonly status: number | null;
  readonly statusText: string | null;
  readonly body: string | null;
  readonly retryAfterMs: number | null;

  constructor(kind: ContentErrorKind, details: ContentErrorDetails = {}) {
    super(MESSAGES[kind], { cause: details.cause });
    this.kind = kind;
    this.status = details.status ?? null;
    this.statusText = details.statusText ?? null;
    this.body = details.body ?? null;
    this.retryAfterMs = details.retryAfterMs ?? null;
  }
}

/**
 * Whether the request was aborted, for example because the visitor left the page. An aborted
 * request is not reported as a failure.
 */
export const isAborted = (error: unknown): boolean =>
  error instanceof ContentError && error.kind === 'aborted';

/** Every `ContentError` in an error, its causes and its aggregated errors. */
export function contentErrorsIn(error: unknown): readonly ContentError[] {
  if (!(error instanceof Error)) return [];
  const inner = error instanceof AggregateError ? error.errors : [];
  const own = error instanceof ContentError ? [error] : [];
  return [...own, ...[...inner, error.cause].flatMap(contentErrorsIn)];
}
