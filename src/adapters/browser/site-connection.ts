import type { Connection } from '../../application/ports/connection';

/** A network that takes longer for one response counts as offline. */
const TIMEOUT_MS = 5_000;

/**
 * Sends a HEAD request to the site, past every cache. A browser counts as online in any network,
 * even in one without internet access.
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
