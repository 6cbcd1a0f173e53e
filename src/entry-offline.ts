import { mayHaveQueued } from './adapters/browser/may-have-queued';
import { runServiceWorker, unregisterServiceWorker } from './adapters/browser/service-worker';
import { whenBack } from './adapters/browser/when-back';
import type { UseCases } from './application/use-cases';
import { keepVisited } from './ui/site/offline/cache-visited';

/** Without a word of the browser's, which may have taken itself to be online all along. */
const ASK_AGAIN_MS = 30_000;

/**
 * What makes the site work without a network; of no use to the first page, and done after all of
 * it. Its code comes with the site's: in a file of its own it would weigh twice as much.
 */
export function workOffline({ sendKeptEnquiries }: Pick<UseCases, 'sendKeptEnquiries'>): void {
  const send = () => {
    // What cannot be loaded or sent now is tried another time.
    if (mayHaveQueued(() => localStorage)) sendKeptEnquiries().catch(() => {});
  };
  send();
  whenBack(send);
  setInterval(send, ASK_AGAIN_MS);

  if (!('serviceWorker' in navigator)) return;
  if (!__SERVICE_WORKER__) {
    unregisterServiceWorker().catch(() => {});
    return;
  }
  keepVisited(navigator.serviceWorker);
  runServiceWorker(async (takeOver) => {
    const { showUpdateNotice } = await import('./entry-update-notice');
    showUpdateNotice(takeOver);
    // Where a browser lets none run the site is what it was before: it needs a network.
  }).catch(() => {});
}
