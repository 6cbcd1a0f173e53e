import { ContentError } from '../application/content-error';

/**
 * Returns one word that says why a page could not be rendered, for the `Cache-Status` header. That
 * header is public, so the word must not reveal details of the CMS.
 */
export function failureReason(error: unknown): string {
  if (error instanceof ContentError) return error.kind;
  if (error instanceof AggregateError) return failureReason(error.errors[0]);
  return error instanceof Error && error.cause !== undefined
    ? failureReason(error.cause)
    : 'unforeseen';
}
