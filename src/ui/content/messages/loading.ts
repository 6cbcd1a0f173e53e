/** Loading messages. One export per text, so that minified code contains no object keys. */

/** Shown on a page and in its document title while the code of the page loads. */
export const page = 'Loading...';

/** Announced by screen readers while a part of a page loads, for example `products`. */
export const part = (what: string): string => `Loading ${what}...`;

/** Visually hidden text after the label of a busy button. */
export const button = '(one moment)';
