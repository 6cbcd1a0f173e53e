/** Loading messages. One export per text, so that minified code contains no object keys. */

/** Shown on the page and in its title while its code loads. */
export const page = 'Loading...';

/** Announced for a part of a page, for example `products`. */
export const part = (what: string): string => `Loading ${what}...`;

/** Visually hidden text after the label of a busy button. */
export const button = '(one moment)';
