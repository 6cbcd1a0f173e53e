import { mayHaveQueued } from './adapters/browser/may-have-queued-enquiries';
import { onReconnect } from './adapters/browser/on-reconnect';
import { runServiceWorker, unregisterServiceWorker } from './adapters/browser/service-worker';
import type { UseCases } from './application/use-cases';
import { cacheVisited } from './ui/site/offline/cache-visited';

/**
 * Interval for sending queued enquiries again, in ms. The `online` event alone is not enough: a
 * browser fires it only if it had noticed that it was offline.
 */
const RETRY_INTERVAL_MS = 30_000;

/**
 * Starts offline support. The caller starts it last, because the first page does not need it. This
 * code is part of the main chunk, because it would be twice as large in a chunk of its own.
 */
export function workOffline({ sendQueuedEnquiries }: Pick<UseCases, 'sendQueuedEnquiries'>): void {
  const send = () => {
    // Ignore a failure to load or to send; the next interval tries again.
    if (mayHaveQueued(() => localStorage)) sendQueuedEnquiries().catch(() => {});
  };
  send();
  onReconnect(send);
  setInterval(send, RETRY_INTERVAL_MS);

  if (!('serviceWorker' in navigator)) return;
  if (!__SERVICE_WORKER__) {
    unregisterServiceWorker().catch(() => {});
    return;
  }
  cacheVisited(navigator.serviceWorker);
  // Ignore a failure: if the browser refuses the service worker, the site works only online.
  runServiceWorker(async (takeOver) => {
    const { showUpdateNotice } = await import('./entry-update-notice');
    showUpdateNotice(takeOver);
  }).catch(() => {});
}
