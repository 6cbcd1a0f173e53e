import { ContentError } from '../../../application/content-error';

/** Returns the result of a call for one entry; `null` if the CMS responds with 404. */
export async function absentAsNull<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ContentError && error.kind === 'not-found') return null;
    throw error;
  }
}
