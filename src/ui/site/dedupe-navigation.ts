import type { AroundNavHandler } from 'wouter';
import type { NotFoundState } from './not-found-state';

/** An unknown address is shown at the address of another page, which it is not. */
const isShown = (to: string): boolean =>
  new URL(to, location.href).href === location.href &&
  (history.state as NotFoundState | null)?.notFound === undefined;

/**
 * A link to the page one is on is no step, as in a browser's own navigation: the next Back would
 * seem dead. What the history knows of the entry stays with it.
 */
export const dedupeNavigation: AroundNavHandler = (navigate, to, options) =>
  isShown(to)
    ? navigate(to, { state: history.state, ...options, replace: true })
    : navigate(to, options);
