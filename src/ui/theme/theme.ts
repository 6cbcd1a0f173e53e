/**
 * The design tokens, as the design system names them. Components take every colour, size and
 * time from here. Contrast ratios in the comments are WCAG 2.2, on the ground named. The quiet
 * colours can be overridden, for visitors who ask for more contrast: see `visitor-preferences.ts`.
 */
const colour = {
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

// The fallbacks are measured in `fonts.ts`.
const SERIF = "'Ibarra Real Nova', 'Ibarra Fallback', 'Ibarra Fallback Android', Georgia, serif";
const SANS =
  "'Instrument Sans', 'Instrument Fallback', 'Instrument Fallback Android', Arial, sans-serif";

const font = {
  serif: SERIF,
  sans: SANS,
} as const;

/** Ready to be spread into a style. The serif is never bold and never below 17 px. */
const type = {
  d1: {
    fontFamily: SERIF,
    fontSize: 'clamp(3.125rem, 1.05rem + 8.3vw, 8.5rem)',
    lineHeight: 0.94,
    letterSpacing: '-.022em',
  },
  pageTitle: {
    fontFamily: SERIF,
    fontSize: 'clamp(3.25rem, 1.6rem + 6.4vw, 7rem)',
    lineHeight: 0.94,
    letterSpacing: '-.022em',
  },
  cta: {
    fontFamily: SERIF,
    fontSize: 'clamp(2.625rem, 1.3rem + 5.4vw, 6.5rem)',
    lineHeight: 0.96,
    letterSpacing: '-.018em',
  },
  xl: {
    fontFamily: SERIF,
    fontSize: 'clamp(2.625rem, 1.5rem + 4.9vw, 6rem)',
    lineHeight: 0.97,
    letterSpacing: '-.018em',
  },
  d2: {
    fontFamily: SERIF,
    fontSize: 'clamp(2.5rem, 1.55rem + 4vw, 5.25rem)',
    lineHeight: 1,
    letterSpacing: '-.018em',
  },
  d2s: {
    fontFamily: SERIF,
    fontSize: 'clamp(2.25rem, 1.5rem + 2.4vw, 3.5rem)',
    lineHeight: 1.04,
    letterSpacing: '-.018em',
  },
  /** A product's name on its own page: between d2s and d2. */
  productTitle: {
    fontFamily: SERIF,
    fontSize: 'clamp(2.25rem, 1.6rem + 2.67vw, 4rem)',
    lineHeight: 1.05,
    letterSpacing: '-.018em',
  },
  d3: { fontFamily: SERIF, fontSize: 'clamp(2rem, 1.5rem + 2vw, 3.25rem)', lineHeight: 1.08 },
  t1: { fontFamily: SERIF, fontSize: 'clamp(1.5rem, 1.3rem + .8vw, 2rem)', lineHeight: 1.14 },
  t2: { fontFamily: SERIF, fontSize: 'clamp(1.3125rem, 1.24rem + .3vw, 1.5rem)', lineHeight: 1.18 },
  lead: {
    fontFamily: SANS,
    fontSize: 'clamp(1.125rem, 1.03rem + .42vw, 1.375rem)',
    lineHeight: 1.5,
  },
  body: { fontFamily: SANS, fontSize: '1rem', lineHeight: 1.62 },
  article: { fontFamily: SANS, fontSize: '1.125rem', lineHeight: 1.7, maxWidth: '62ch' },
  small: { fontFamily: SANS, fontSize: '.875rem', lineHeight: 1.5 },
  caption: {
    fontFamily: SERIF,
    fontSize: '1.0625rem',
    lineHeight: 1.3,
    fontStyle: 'italic',
    color: colour.lichen,
  },
  caps: {
    fontFamily: SANS,
    fontSize: '.75rem',
    lineHeight: 1.4,
    fontWeight: 500,
    letterSpacing: '.15em',
    textTransform: 'uppercase',
  },
} as const;

const space = {
  /** The page's side margin. */
  margin: 'clamp(20px, 4.45vw, 64px)',
  gutter: 'clamp(14px, 1.7vw, 24px)',
  /** Above and below a section. */
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
  /** The smallest thing a finger is asked to hit. */
  target: 44,
  control: 54,
  header: { large: 96, small: 72, scrolled: 68 },
  radius: 2,
} as const;

/** Smallest widths, in CSS pixels. */
export const BREAKPOINTS = {
  blogSlide: 400,
  /** 12 columns, two slides. */
  medium: 768,
  /** List rail, sticky product column. */
  rail: 1000,
  /** Three testimonials. */
  large: 1024,
  /** 2.75 blog slides. */
  blogPeek: 1080,
  /** The whole navigation in the header. */
  navigation: 1120,
} as const;

const from = (width: keyof typeof BREAKPOINTS) => `@media (min-width: ${BREAKPOINTS[width]}px)`;

const media = {
  medium: from('medium'),
  belowMedium: `@media (max-width: ${BREAKPOINTS.medium - 0.02}px)`,
  rail: from('rail'),
  large: from('large'),
  blogPeek: from('blogPeek'),
  navigation: from('navigation'),
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  moreContrast: '@media (prefers-contrast: more)',
  forcedColours: '@media (forced-colors: active)',
  /** A pointer that can hover: on touch a hover style sticks after the tap. */
  hover: '@media (hover: hover)',
  print: '@media print',
} as const;

const motion = {
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

/** Spread into the style of a dark ground: the focus ring within it is honey. */
const onDark = { '--ring': colour.honey } as const;

export const theme = { colour, onDark, font, type, space, size, media, motion, shadow } as const;
