/**
 * Attribute of `<html>`. It is set while the page's code is loading and when the page is hydrated.
 * The inline script of `config/load-watchdog.mjs` sets it before the first paint, and removes it if
 * `entry-loader.ts` fails to load.
 */
export const CODE_MARK = 'data-code';

/** Selector of `<html>` when the page's code is blocked or failed to load. */
export const WITHOUT_CODE = `html:not([${CODE_MARK}])`;

const mark = (): void => document.documentElement.setAttribute(CODE_MARK, 'here');

/**
 * Called when `entry-loader.ts` starts. Changes the value of the attribute, which prevents the
 * inline script from removing it. If the script has already removed it, it stays absent until
 * hydration.
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
