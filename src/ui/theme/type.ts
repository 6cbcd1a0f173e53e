import * as colour from './colour';

/**
 * Font stacks, which the global styles define as CSS variables. `global/fonts.ts` defines the
 * fallback fonts.
 */
export const FACES = {
  '--serif':
    "'Ibarra Real Nova', 'Ibarra Fallback', 'Ibarra Fallback Android', 'Ibarra Fallback DejaVu', Georgia, serif",
  '--sans':
    "'Instrument Sans', 'Instrument Fallback', 'Instrument Fallback Android', 'Instrument Fallback DejaVu', Arial, sans-serif",
} as const;

const SERIF = 'var(--serif)';
const SANS = 'var(--sans)';

export const font = {
  serif: SERIF,
  sans: SANS,
} as const;

/** Text styles, to be spread into a style. The serif is never bold and never smaller than 17 px. */
export const type = {
  d1: {
    fontFamily: SERIF,
    fontSize: 'clamp(3.125rem, 1.05rem + 8.3vw, 8.5rem)',
    lineHeight: 0.94,
    letterSpacing: '-.03em',
  },
  pageTitle: {
    fontFamily: SERIF,
    fontSize: 'clamp(3.25rem, 1.6rem + 6.4vw, 7rem)',
    lineHeight: 0.94,
    letterSpacing: '-.03em',
  },
  cta: {
    fontFamily: SERIF,
    fontSize: 'clamp(2.625rem, 1.3rem + 5.4vw, 6.5rem)',
    lineHeight: 0.96,
    letterSpacing: '-.026em',
  },
  xl: {
    fontFamily: SERIF,
    fontSize: 'clamp(2.625rem, 1.5rem + 4.9vw, 6rem)',
    lineHeight: 0.97,
    letterSpacing: '-.026em',
  },
  d2: {
    fontFamily: SERIF,
    fontSize: 'clamp(2.5rem, 1.55rem + 4vw, 5.25rem)',
    lineHeight: 1,
    letterSpacing: '-.024em',
  },
  d2s: {
    fontFamily: SERIF,
    fontSize: 'clamp(2.25rem, 1.5rem + 2.4vw, 3.5rem)',
    lineHeight: 1.04,
    letterSpacing: '-.022em',
  },
  /** A product's name on its own page: in size between `d2s` and `d2`. */
  productTitle: {
    fontFamily: SERIF,
    fontSize: 'clamp(2.25rem, 1.3rem + 2.4vw, 3.75rem)',
    lineHeight: 1.05,
    letterSpacing: '-.022em',
  },
  d3: {
    fontFamily: SERIF,
    fontSize: 'clamp(2rem, 1.5rem + 2vw, 3.25rem)',
    lineHeight: 1.08,
    letterSpacing: '-.016em',
  },
  t1: {
    fontFamily: SERIF,
    fontSize: 'clamp(1.5rem, 1.3rem + .8vw, 2rem)',
    lineHeight: 1.14,
    letterSpacing: '-.008em',
  },
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
