import { anchorsOf } from '../shared/anchors';

const PREFIX = 'section-';

/** An id for each heading of a page. */
export const headingIds = (headings: readonly string[]): readonly string[] =>
  anchorsOf(headings, PREFIX);

/**
 * The id of the heading to which a link such as `#the-wait` leads. Editors write links with or
 * without the prefix.
 */
export const headingIdOf = (fragment: string): string =>
  fragment.startsWith(PREFIX) ? fragment : `${PREFIX}${fragment}`;
