/**
 * Calls `act` when the network may be back: on the browser's `online` event, or when the visitor
 * returns to the tab.
 */
export function onReconnect(act: () => unknown): void {
  addEventListener('online', act);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') act();
  });
}
