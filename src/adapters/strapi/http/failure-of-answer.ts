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

/** The `ContentError` of an answer that is not 2xx. */
export const failureOfAnswer = (
  { status, statusText }: Pick<Response, 'status' | 'statusText'>,
  body: string,
): ContentError => new ContentError(KINDS[status] ?? 'generic', { status, statusText, body });
