import type { ReactElement } from 'react';

/**
 * Children that have siblings, or that a component renders without a wrapper of its own: elements,
 * never bare text. `config/lint/bare-text.ts` gives the reason.
 */
export type ElementOnlyNode = ReactElement | readonly ElementOnlyNode[] | false | null | undefined;
