import type { StylisPlugin } from '@emotion/cache';

/** CSS properties that some target browsers support only with a prefix. */
const PREFIXED = /^(?:backdrop-filter|hyphens|text-decoration|user-select)$/u;

/**
 * Stylis plugin that replaces the vendor prefixer of Emotion. Emotion's prefixer also supports
 * browsers of ten years ago, which would add a fifth to a page's styles, and 1 kB of code.
 */
export const prefixed: StylisPlugin = (element) => {
  if (element.type === 'decl' && PREFIXED.test(`${element.props}`))
    element.return = `-webkit-${element.value}${element.value}`;
};
