/**
 * Attribute of `<html>` while the page's code is loading or hydrated. `config/load-watchdog.mjs` sets it before the first
 * paint, and removes it when the loader fails to load.
 */
export const CODE_MARK = 'data-code';

/** Selector of a page that has to work without its code. */
export const WITHOUT_CODE = `html:not([${CODE_MARK}])`;

const mark = (): void => document.documentElement.setAttribute(CODE_MARK, 'here');

/** The loader has started. A page that no longer waits for it stays without the attribute until it is hydrated. */
export function expectCode(): void {
  if (document.documentElement.hasAttribute(CODE_MARK)) mark();
}

/** The page is hydrated. */
export const codeWorks = mark;

/** The code failed to load or timed out. Styles now show what works without it. */
export const codeIsLost = (): void => document.documentElement.removeAttribute(CODE_MARK);
