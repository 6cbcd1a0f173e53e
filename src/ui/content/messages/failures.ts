/**
 * The texts of the error panel. If the CMS fails to deliver content, the panel shows the message of
 * the `ContentError` instead of `unforeseen`. One export per text, so that minified code contains
 * no object keys.
 */

/** Heading of a page whose code failed to load, or that failed to render. */
export const page = 'This page did not load';

/** The word for a page in the error panel. */
export const what = 'page';

/** Title of the error panel for a part of a page, for example `products`. */
export const notLoaded = (part: string): string => `The ${part} could not be loaded.`;

export const retry = 'Retry';

/** Shown for unexpected errors, because the messages of such errors are meant for developers. */
export const unforeseen = 'Something went wrong here. Please try again.';
