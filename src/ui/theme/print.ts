import type { CSSObject } from '@emotion/react';

/** Adds a label to a class name, which the stylesheets in `print/` select: `[class*="-hero"]`. */
export const printLabel = (name: string): CSSObject => ({ label: name });

/** Hides elements in print that are useful only on a screen: buttons, arrows, tools. */
export const screenOnly: CSSObject = printLabel('screen-only');
