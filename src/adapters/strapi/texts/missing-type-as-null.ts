import { ContentError } from '../../../application/content-error';

/**
 * Turns the answer of a CMS that has no such content type (404), or does not let visitors read it
 * (403), into `null`.
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
