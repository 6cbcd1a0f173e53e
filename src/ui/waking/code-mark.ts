/**
 * On `<html>` while the page's code is expected or at work. `config/code-watch.mjs` sets it before
 * anything is shown, and removes it where the loader does not come.
 */
export const CODE_MARK = 'data-code';

/** For styles: what follows is within a page that has to work without its code. */
export const WITHOUT_CODE = `html:not([${CODE_MARK}])`;

const mark = (): void => document.documentElement.setAttribute(CODE_MARK, 'here');

/** The loader runs. A page that has stopped waiting for it stays as it is until it is hydrated. */
export function expectCode(): void {
  if (document.documentElement.hasAttribute(CODE_MARK)) mark();
}

/** The code is at work. */
export const codeWorks = mark;

/** The code does not come, or takes too long: what works without it is shown. */
export const codeIsLost = (): void => document.documentElement.removeAttribute(CODE_MARK);
