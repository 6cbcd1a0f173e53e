import type { CSSObject } from '@emotion/react';

/** Adds a name to a class by which the sheets in `print/` know what they print: `[class*="-hero"]`. */
export const printLabel = (name: string): CSSObject => ({ label: name });

/** For what only a screen can use: buttons, arrows, tools. */
export const screenOnly: CSSObject = printLabel('screen-only');
