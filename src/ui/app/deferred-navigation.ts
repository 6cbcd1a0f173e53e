import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { placeOf } from '../site/addresses/list-pages';
import { dedupeNavigation } from '../site/dedupe-navigation';
import { prefersReducedMotion } from '../theme/reduced-motion';
import type { RoutePrefetch } from './route-prefetch';

/**
 * Maximum wait for the next page, in ms. After it, the page is shown even if parts are still
 * loading.
 */
const MAX_WAIT_MS = 1000;

const timeout = () => new Promise<void>((resolve) => setTimeout(resolve, MAX_WAIT_MS));

/**
 * Whether a service worker controls the page. If so, a full page load is safe even without a
 * network: the service worker then serves the offline page.
 */
const hasServiceWorker = (): boolean => Boolean(navigator.serviceWorker?.controller);

function withViewTransition(update: () => void): void {
  if (!('startViewTransition' in document) || prefersReducedMotion()) update();
  // Ignores the rejection when the transition is skipped: the update is applied nevertheless.
  else document.startViewTransition(() => flushSync(update)).finished.catch(() => {});
}

/**
 * Delays the navigation to another page until that page has loaded. Navigation within a page and
 * redirects are immediate. A redirect of the current page is ignored while another page is loading,
 * because that other page is about to open.
 */
export function deferredNavigation({ prepare }: RoutePrefetch): AroundNavHandler {
  let chosen: { readonly from: string } | null = null;
  return async (navigate, to, options) => {
    const { pathname } = new URL(to, location.href);
    const isSamePage = placeOf(pathname) === placeOf(location.pathname);
    if (isSamePage || options?.replace) {
      const isWaiting = chosen?.from === location.href;
      if (!isSamePage && isWaiting) return;
      chosen = null;
      dedupeNavigation(navigate, to, options);
      return;
    }
    const choice = { from: location.href };
    chosen = choice;
    const loading = prepare(to);
    const hasLoaded = loading === null || (await Promise.race([loading, timeout()]));
    // The visitor may have navigated elsewhere in the meantime.
    if (chosen !== choice) return;
    chosen = null;
    if (location.href !== choice.from) return;
    if (hasLoaded === false && hasServiceWorker()) location.assign(to);
    else withViewTransition(() => dedupeNavigation(navigate, to, options));
  };
}
