/** A tag of every page, for changes whose pages are unknown. */
export const EVERYTHING = 'everything';

/** The cache tags that invalidate a page, from what it was rendered from. */
export const tagsOfPage = (reads: ReadonlySet<string>): readonly string[] => [EVERYTHING, ...reads];
