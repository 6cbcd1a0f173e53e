import { ContentError } from '../../../application/content-error';

/**
 * Returns the result of the call, or `null` when the CMS does not have the requested content type
 * (404) or does not let visitors read it (403).
 */
export async function missingTypeAsNull<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    const isMissing =
      error instanceof ContentError && (error.kind === 'not-found' || error.kind === 'forbidden');
    if (isMissing) return null;
    throw error;
  }
}
