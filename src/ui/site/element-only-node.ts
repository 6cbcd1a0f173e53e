import type { ReactElement } from 'react';

/**
 * Type of children that must be elements, not bare text. It is for components that render their
 * children beside siblings or without a wrapper. `config/lint/loose-texts.ts` gives the reason.
 */
export type ElementOnlyNode = ReactElement | readonly ElementOnlyNode[] | false | null | undefined;
