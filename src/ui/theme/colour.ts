/**
 * Contrast ratios in the comments are WCAG 2.2, on the ground named. The quiet colours can be
 * overridden, for visitors who ask for more contrast: see `global/visitor-preferences.ts`.
 */
export const colour = {
  paper: '#F4EEE1',
  chalk: '#FBF8F1',
  /** Quiet section ground, skeletons. */
  sand: '#E9DFCB',
  /** The light that crosses a skeleton. */
  sandLit: '#F1EADA',
  /** Decorative line art only: 1.5:1 on paper. */
  bark: '#D3C3A6',
  /** Accent on dark: 6.92 on forest. */
  honey: '#E3B264',
  /** Graphics only: 3.69 on paper. */
  resin: '#B06A18',
  /** Amber text, arrows, focus ring: 6.23 on paper. */
  umber: '#84480F',
  clay: '#8E4A32',
  /** Text on the clay ground: 6.16. */
  onClay: '#FDF6EC',
  portraitOnClay: '#F6DDBF',
  /** Secondary text on dark: 7.28 on forest. */
  sage: 'var(--sage, #B9C2AC)',
  lightSage: 'var(--sage, #C6CEBA)',
  /** Secondary text on light: 5.88 on paper. */
  lichen: 'var(--lichen, #545E4F)',
  forest: '#1F3328',
  terraces: ['#24392E', '#293F33', '#2E4538', '#334B3D'],
  ink: '#17211B',
  error: '#9A2B1B',
  ok: '#2F5A3C',
  line: 'var(--line, rgba(23, 33, 27, .18))',
  lineOnDark: 'var(--line-on-dark, rgba(244, 238, 225, .22))',
  dusk: ['#F4EEE1', '#F1DDBE', '#E9C08A'],
  ridges: ['#C98F63', '#6B5A3B', '#17211B'],
  sun: '#F8E4BC',
} as const;
