import type { AroundNavHandler } from 'wouter';
import type { NotFoundState } from './not-found-history-state';

/**
 * Returns whether the page at `to` is shown already. The not-found page and the sign-up page have
 * the same address, `/auth`; the history state `notFound` distinguishes them.
 */
const isShown = (to: string): boolean =>
  new URL(to, location.href).href === location.href &&
  (history.state as NotFoundState | null)?.notFound === undefined;

/**
 * Lets a link to the current page replace the history entry, as a browser does for its own
 * navigations. A new entry would make the next Back seem to do nothing. The entry keeps its state.
 */
export const dedupeNavigation: AroundNavHandler = (navigate, to, options) =>
  isShown(to)
    ? navigate(to, { state: history.state, ...options, replace: true })
    : navigate(to, options);
