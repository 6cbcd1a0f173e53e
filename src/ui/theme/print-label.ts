import type { CSSObject } from '@emotion/react';

/**
 * Returns a style that only adds a label to the class name that Emotion generates. The stylesheets
 * in `print/` select elements by this label: `[class*="-hero"]`.
 */
export const printLabel = (name: string): CSSObject => ({ label: name });

/**
 * Marks elements that are useful only on a screen, such as buttons. `print/frame.css` hides them in
 * print.
 */
export const screenOnly: CSSObject = printLabel('screen-only');
