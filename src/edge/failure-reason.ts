import { ContentError } from '../application/content-error';

/**
 * Returns in one word why a page could not be rendered. The owner reads it in the `Cache-Status`
 * header, which is public, so the word reveals nothing about the CMS.
 */
export function failureReason(error: unknown): string {
  if (error instanceof ContentError) return error.kind;
  if (error instanceof AggregateError) return failureReason(error.errors[0]);
  return error instanceof Error && error.cause !== undefined
    ? failureReason(error.cause)
    : 'unforeseen';
}
