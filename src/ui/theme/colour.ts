/**
 * The colours of the design. The contrast ratios in the comments are those of WCAG 2.2 against the
 * background that the comment names. For visitors who prefer more contrast, CSS variables override
 * the colours with low contrast: see `global/visitor-preferences.ts`.
 *
 * Import this module as a namespace, `import * as colour`: the build then drops the colours that a
 * page does not use.
 */

export const paper = '#F4EEE1';
export const chalk = '#FBF8F1';
/** Muted background of sections and skeletons. */
export const sand = '#E9DFCB';
/** The moving highlight of a skeleton. */
export const sandLit = '#F1EADA';
/** Decorative line art only: 1.5:1 on paper. */
export const bark = '#D3C3A6';
/** Accent on dark backgrounds: 6.92:1 on forest. */
export const honey = '#E3B264';
/** Graphics only: 3.69:1 on paper. */
export const resin = '#B06A18';
/** Amber text, arrows, focus ring: 6.23:1 on paper. */
export const umber = '#84480F';
export const clay = '#8E4A32';
/** Text on clay: 6.16:1. */
export const onClay = '#FDF6EC';
export const portraitOnClay = '#F6DDBF';
/** Secondary text on dark backgrounds: 7.28:1 on forest. */
export const sage = 'var(--sage, #B9C2AC)';
export const lightSage = 'var(--sage, #C6CEBA)';
/** Secondary text on light backgrounds: 5.88:1 on paper. */
export const lichen = 'var(--lichen, #545E4F)';
export const forest = '#1F3328';
export const terraces = ['#24392E', '#293F33', '#2E4538', '#334B3D'] as const;
export const ink = '#17211B';
export const error = '#9A2B1B';
export const ok = '#2F5A3C';
export const line = 'var(--line, rgba(23, 33, 27, .18))';
export const lineOnDark = 'var(--line-on-dark, rgba(244, 238, 225, .22))';
export const dusk = ['#F4EEE1', '#F1DDBE', '#E9C08A'] as const;
export const ridges = ['#C98F63', '#6B5A3B', '#17211B'] as const;
export const sun = '#F8E4BC';
