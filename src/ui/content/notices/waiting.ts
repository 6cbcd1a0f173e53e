/** What is said while something is on its way. An export a word: a first visit carries no names. */

/** While a page's code comes: on the page, and in its title. */
export const page = 'Loading...';

/** Read out where a part of a page will be: of `products`. */
export const part = (what: string): string => `Loading ${what}...`;

/** Read out after the words of a button whose work is under way. */
export const button = '(one moment)';
