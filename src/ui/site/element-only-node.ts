import type { ReactElement } from 'react';

/**
 * Type of children that must be elements, not bare text. A component that renders its children
 * beside siblings or without a wrapper uses it. `config/lint/loose-texts.ts` gives the reason.
 */
export type ElementOnlyNode = ReactElement | readonly ElementOnlyNode[] | false | null | undefined;
