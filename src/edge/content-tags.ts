/** Cache tag that every page has. It is purged when the pages that a change affects are unknown. */
export const EVERYTHING = 'everything';

/** Returns the cache tags of a page: those of the content that it shows, and `EVERYTHING`. */
export const tagsOfPage = (reads: Iterable<string>): readonly string[] => [EVERYTHING, ...reads];
