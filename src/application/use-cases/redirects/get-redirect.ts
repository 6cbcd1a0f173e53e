import { redirectPath } from '../../../domain/redirects/redirect';
import { workingRedirects } from '../../../domain/redirects/working-redirects';
import type { Redirects } from '../../ports/redirects';

/**
 * Returns the target of the redirect from a path: a path of this site or an `https:` address.
 * Returns `null` when there is no redirect from the path.
 */
export const getRedirect =
  (redirects: Redirects) =>
  async (path: string): Promise<string | null> => {
    const from = redirectPath(path);
    if (from === null) return null;
    const { working } = workingRedirects(await redirects.all());
    return working.find((redirect) => redirect.from === from)?.to ?? null;
  };
