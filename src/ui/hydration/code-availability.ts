/**
 * Attribute of `<html>` while the page's code is loading and while the page is hydrated.
 * `config/load-watchdog.mjs` sets it before the first paint, and removes it when the loader fails
 * to load.
 */
export const CODE_MARK = 'data-code';

/** Selector of a page that has to work without its code. */
export const WITHOUT_CODE = `html:not([${CODE_MARK}])`;

const mark = (): void => document.documentElement.setAttribute(CODE_MARK, 'here');

/**
 * Called when the loader starts: tells the watchdog to keep the attribute. If the watchdog has
 * already removed it, the page stays without it until it is hydrated.
 */
export function expectCode(): void {
  if (document.documentElement.hasAttribute(CODE_MARK)) mark();
}

/** Called when the page is hydrated: sets the attribute. */
export const markHydrated = mark;

/**
 * Called when the code failed to load or timed out: removes the attribute, so that the styles show
 * what works without the code.
 */
export const markCodeFailed = (): void => document.documentElement.removeAttribute(CODE_MARK);
