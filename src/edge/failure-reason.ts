import { ContentError } from '../application/content-error';

/**
 * Why a page could not be rendered, in one word for the owner. It reveals nothing about the CMS to
 * others.
 */
export function failureReason(error: unknown): string {
  if (error instanceof ContentError) return error.kind;
  if (error instanceof AggregateError) return failureReason(error.errors[0]);
  return error instanceof Error && error.cause !== undefined
    ? failureReason(error.cause)
    : 'unforeseen';
}
