import type { ReactElement } from 'react';

/**
 * Type of children that must be elements, not bare text. It is for children that a component
 * renders beside siblings or without a wrapper. `config/lint/bare-text.ts` gives the reason.
 */
export type ElementOnlyNode = ReactElement | readonly ElementOnlyNode[] | false | null | undefined;
