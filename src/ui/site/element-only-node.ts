import type { ReactElement } from 'react';

/**
 * What may stand beside something else, or pass through a component that draws no element around
 * it: elements, and never bare text, for the reason in `config/lint/text-alone.ts`.
 */
export type ElementOnlyNode = ReactElement | readonly ElementOnlyNode[] | false | null | undefined;
