/**
 * The messages for a part of the site that fails. Failed content has its own messages.
 * One export per text, so that minified code contains no object keys.
 */

/** Heading of a page whose code failed to load, or that failed to render. */
export const page = 'This page did not load';

/** Name of such a page in the error panel. */
export const what = 'page';

/** Title of the error panel of a part, for example `products`. */
export const notLoaded = (part: string): string => `The ${part} could not be loaded.`;

export const retry = 'Retry';

/** For unexpected errors, whose own messages are for developers. */
export const unforeseen = 'Something went wrong here. Please try again.';
