import { WITHOUT_CODE } from '../hydration/code-availability';
import * as colour from './colour';
import { REDUCED_MOTION } from './reduced-motion';
import { font, type } from './type';

const space = {
  /** The page's side margin. */
  margin: 'clamp(20px, 4.45vw, 64px)',
  gutter: 'clamp(14px, 1.7vw, 24px)',
  /** Space above and below a section. */
  section: 'clamp(76px, 9.6vw, 148px)',
  s4: 4,
  s8: 8,
  s12: 12,
  s18: 18,
  s24: 24,
  s28: 28,
  s36: 36,
  s44: 44,
  s56: 56,
  s72: 72,
} as const;

const size = {
  content: 1440,
  /** Minimum width and height of a touch target. */
  target: 44,
  control: 54,
  header: { large: 96, small: 72, scrolled: 68 },
  radius: 2,
} as const;

/** Minimum window widths of the layouts, in CSS pixels. */
export const BREAKPOINTS = {
  blogSlide: 400,
  /** Twelve columns, two slides side by side. */
  medium: 768,
  /** Filters beside the product list, sticky column on the product page. */
  rail: 1000,
  /** Three testimonials side by side. */
  large: 1024,
  /** 2.75 blog slides side by side. */
  blogPeek: 1080,
  /** All links of the navigation fit into the header. */
  navigation: 1120,
} as const;

/**
 * Returns a media query for screens of at least this width. It never matches in print, which uses
 * the narrow layout for every paper size, together with the styles in `print/`.
 */
const from = (width: keyof typeof BREAKPOINTS) =>
  `@media screen and (min-width: ${BREAKPOINTS[width]}px)`;

export const media = {
  medium: from('medium'),
  belowMedium: `@media (max-width: ${BREAKPOINTS.medium - 0.02}px)`,
  rail: from('rail'),
  large: from('large'),
  blogPeek: from('blogPeek'),
  navigation: from('navigation'),
  /**
   * Matches windows that are only a few lines high, as at 400 % zoom. Sticky elements would leave
   * no space to read there.
   */
  short: '@media (max-height: 400px)',
  reducedMotion: `@media ${REDUCED_MOTION}`,
  moreContrast: '@media (prefers-contrast: more)',
  forcedColours: '@media (forced-colors: active)',
  /** Matches if the pointer can hover. On a touch screen a hover style would stay after the tap. */
  hover: '@media (hover: hover)',
  print: '@media print',
  /** Matches when the page's code is not available. A selector, but used like the media queries. */
  withoutScript: `${WITHOUT_CODE} &`,
} as const;

export const motion = {
  ease: 'cubic-bezier(.2, .7, .1, 1)',
  colour: '160ms',
  control: '320ms',
  reveal: '640ms',
  tear: '1100ms',
  thread: '260ms',
} as const;

const shadow = {
  header: '0 10px 30px -22px rgba(23, 33, 27, .5)',
  toast: '0 18px 50px -18px rgba(23, 33, 27, .45), 0 0 0 1px rgba(23, 33, 27, .1)',
} as const;

/** Spread into the style of a dark background: makes focus rings honey-coloured. */
const onDark = { '--ring': colour.honey } as const;

/**
 * The design tokens. Styles, which the build compiles to CSS, take every colour, size and duration
 * from here. Code that runs in a browser imports single tokens instead, so that the bundle does not
 * contain all of them.
 */
export const theme = {
  colour: { ...colour },
  onDark,
  font,
  type,
  space,
  size,
  media,
  motion,
  shadow,
} as const;
