/** Cache tag of every page. It is purged if it is unknown which pages a change affects. */
export const EVERYTHING = 'everything';

/** Returns the cache tags of a page: those of the content that it shows, and `EVERYTHING`. */
export const tagsOfPage = (reads: Iterable<string>): readonly string[] => [EVERYTHING, ...reads];
