import type { CSSObject } from '@emotion/react';

/**
 * Returns a style that only adds a label to the class name. The stylesheets in `print/` select the
 * label: `[class*="-hero"]`.
 */
export const printLabel = (name: string): CSSObject => ({ label: name });

/** Hides elements in print that are useful only on a screen: buttons, arrows, tools. */
export const screenOnly: CSSObject = printLabel('screen-only');
