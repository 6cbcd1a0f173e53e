import { ContentError } from '../../../application/content-error';

/** Turns a 404 for a single entry into `null`: the entry does not exist. */
export async function absentAsNull<T>(call: () => Promise<T>): Promise<T | null> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof ContentError && error.kind === 'not-found') return null;
    throw error;
  }
}
