/**
 * What is said when a part of the site fails. Content that did not come has words of its own.
 * An export a word: a first visit carries no names.
 */

/** Heading of a page whose code did not come, or that could not be drawn. */
export const page = 'This page did not load';

/** Such a page, in the panel below. */
export const what = 'page';

/** Heads the panel that stands where a part should: of `products`. */
export const notLoaded = (part: string): string => `The ${part} could not be loaded.`;

export const retry = 'Retry';

/** For what nobody foresaw: its own words are a developer's. */
export const unforeseen = 'Something went wrong here. Please try again.';
