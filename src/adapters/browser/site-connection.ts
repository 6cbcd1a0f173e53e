import type { Connection } from '../../application/ports/connection';

/** A network that takes longer to say one line is none. */
const PATIENCE_MS = 5_000;

/**
 * Asks the site itself for a head without a body, past every cache: a browser takes itself to be online
 * in any network, also in one that leads nowhere.
 */
export const siteConnection = (): Connection => ({
  async reachesSite() {
    // `AbortSignal.timeout` is newer than some browsers of ours.
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
    try {
      await fetch('/', { method: 'HEAD', cache: 'no-store', signal: patience.signal });
      return true;
    } catch {
      return false;
    } finally {
      clearTimeout(timer);
    }
  },
});
