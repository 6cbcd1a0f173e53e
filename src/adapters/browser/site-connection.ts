import type { Connection } from '../../application/ports/connection';

/** Maximum wait for a response, in ms. A slower network counts as offline. */
const TIMEOUT_MS = 5_000;

/**
 * Checks the connection with a HEAD request to the site that bypasses every cache.
 * `navigator.onLine` is not enough, because it is true in any network, even in one without internet
 * access.
 */
export const siteConnection = (): Connection => ({
  async reachesSite() {
    // Some supported browsers do not have `AbortSignal.timeout`.
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
    try {
      await fetch('/', { method: 'HEAD', cache: 'no-store', signal: controller.signal });
      return true;
    } catch {
      return false;
    } finally {
      clearTimeout(timer);
    }
  },
});
