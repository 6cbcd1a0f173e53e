import { mayHaveQueued } from './adapters/browser/may-have-queued';
import { onReconnect } from './adapters/browser/on-reconnect';
import { runServiceWorker, unregisterServiceWorker } from './adapters/browser/service-worker';
import type { UseCases } from './application/use-cases';
import { cacheVisited } from './ui/site/visited-pages/cache-visited';

/** Retry interval, because a browser that believed itself online sends no `online` event. */
const RETRY_INTERVAL_MS = 30_000;

/**
 * Starts offline support. It runs last, because the first page does not need it. Its code is part
 * of the main chunk: as a separate file it would be twice as large.
 */
export function workOffline({ sendQueuedEnquiries }: Pick<UseCases, 'sendQueuedEnquiries'>): void {
  const send = () => {
    // Ignore failures to load or send; the next attempt repeats them.
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
  runServiceWorker(async (takeOver) => {
    const { showUpdateNotice } = await import('./entry-update-notice');
    showUpdateNotice(takeOver);
    // When the browser refuses a service worker, the site works online only.
  }).catch(() => {});
}
