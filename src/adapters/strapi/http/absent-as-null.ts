import { ContentError } from '../../../application/content-error';

/** A 404 for one thing is an answer, not a failure: it is not there. */
export async function absentAsNull<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ContentError && error.kind === 'not-found') return null;
    throw error;
  }
}
