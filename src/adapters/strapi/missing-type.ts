import { ContentError } from '../../application/content-error';

/** Whether the CMS has no such content type, or does not let visitors read it. */
export const isMissingType = (error: unknown): boolean =>
  error instanceof ContentError && (error.kind === 'not-found' || error.kind === 'forbidden');
