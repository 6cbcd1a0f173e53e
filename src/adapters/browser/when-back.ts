/**
 * Calls `act` when there may be a network again: as the browser says, or as somebody comes back to the tab.
 */
export function whenBack(act: () => unknown): void {
  addEventListener('online', act);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') act();
  });
}
