import { flushSync } from 'react-dom';
import type { AroundNavHandler } from 'wouter';
import { placeOf } from '../site/addresses/list-pages';
import { dedupeNavigation } from '../site/dedupe-navigation';
import { prefersReducedMotion } from '../theme/reduced-motion';
import type { RoutePrefetch } from './route-prefetch';

/** Longer nobody stays on the page that was left: the new one shows what it has. */
const LONGEST_MS = 1000;

const latest = () => new Promise<void>((resolve) => setTimeout(resolve, LONGEST_MS));

/** It has a whole document for every address: the page as it was kept, or the offline page. */
const hasWorker = (): boolean => Boolean(navigator.serviceWorker?.controller);

function shown(update: () => void): void {
  if (!('startViewTransition' in document) || prefersReducedMotion()) update();
  // One that is cut short has been shown all the same.
  else document.startViewTransition(() => flushSync(update)).finished.catch(() => {});
}

/** Leads to another page when that page is ready; what happens within a page, at once. */
export function deferredNavigation({ prepare }: RoutePrefetch): AroundNavHandler {
  let last = 0;
  return async (navigate, to, options) => {
    last += 1;
    const { pathname } = new URL(to, location.href);
    if (options?.replace || placeOf(pathname) === placeOf(location.pathname)) {
      dedupeNavigation(navigate, to, options);
      return;
    }
    const here = location.href;
    const turn = last;
    const coming = prepare(to);
    const hasCome = coming === null || (await Promise.race([coming, latest()]));
    // Meanwhile the visitor may have gone elsewhere.
    if (turn !== last || location.href !== here) return;
    if (hasCome === false && hasWorker()) location.assign(to);
    else shown(() => dedupeNavigation(navigate, to, options));
  };
}
