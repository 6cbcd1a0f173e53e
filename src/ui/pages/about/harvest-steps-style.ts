import { css, keyframes } from '@emotion/react';
import { revealed } from '../../theme/revealed';
import { theme } from '../../theme/theme';

const { colour, media, space, type } = theme;

/**
 * Column widths of the harvest steps, in percent of the drawing's width. They place each step below
 * its vertical line in the drawing. The last column takes the remaining width.
 */
const STOPS = '4.45% 19.3% 19.35% 19.4% 19.4% 1fr';
/** Minimum legible width of the drawing in CSS pixels; in narrower windows the drawing scrolls. */
const MIN_WIDTH = 1290;

/**
 * Width, in CSS pixels, of the fade at the end of the scroll container. The fade is shown until the
 * visitor has scrolled to the end.
 */
const FADE = 64;
const fading = keyframes({
  from: { maskSize: '100% 100%' },
  to: { maskSize: `calc(100% + ${FADE}px) 100%` },
  '0%, 100%': { maskImage: `linear-gradient(to left, transparent, #000 ${FADE}px)` },
});

const drift = keyframes({ '50%': { transform: 'translateX(6px)' } });

export const harvestStepsStyle = css(revealed('.way-threads', '0 0 66% 0'), {
  marginBlockStart: space.section,
  paddingBlock: 'clamp(56px, 7.6vw, 110px) clamp(44px, 4.6vw, 66px)',
  background: colour.sand,
  '.way-head': { paddingInline: space.margin },
  h2: { ...type.d2, '> span': { display: 'block' } },
  '.way-lead': {
    ...type.lead,
    maxWidth: '24ch',
    marginBlockStart: space.s18,
    color: colour.lichen,
  },
  '.way-strip': {
    overflowX: 'auto',
    scrollSnapType: 'x proximity',
    scrollPaddingInline: space.margin,
    scrollbarWidth: 'thin',
    scrollbarColor: `${colour.lichen} transparent`,
    paddingBlockEnd: space.s18,
    '@supports (animation-timeline: scroll())': {
      animation: `${fading} linear both`,
      animationTimeline: 'scroll(self inline)',
    },
    // Draws the focus ring further inside, because the scroll container would cut it off.
    '&:focus-visible': { outlineOffset: -2 },
  },
  '.way-section': {
    position: 'relative',
    minWidth: MIN_WIDTH,
    aspectRatio: '1600 / 612',
    // Clips the mist, which drifts beyond the drawing. Otherwise the container would scroll, and
    // its scroll bar would appear and disappear and move the page below.
    overflowX: 'clip',
  },
  '.way-section svg': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
  '.way-mist': { color: colour.lichen, animation: `${drift} 9s ease-in-out infinite` },
  '.way-land': { color: colour.forest },
  '.way-threads': { color: colour.umber, '--tear': colour.resin },
  ol: {
    display: 'grid',
    minWidth: MIN_WIDTH,
    gridTemplateColumns: STOPS,
    marginBlockStart: space.s8,
    '> li': { paddingInlineEnd: space.s24, scrollSnapAlign: 'start' },
    '> li:first-of-type': { gridColumnStart: 2 },
    '> li:last-of-type': { paddingInlineEnd: space.margin },
    h3: type.t2,
    p: { marginBlockStart: space.s4, maxWidth: '26ch', fontSize: '.9375rem', color: colour.lichen },
  },
  '.way-caption': { marginBlockStart: space.s36, paddingInline: space.margin },
  // Moves the drawing up, because its empty sky already leaves space below the text.
  [media.belowMedium]: { '.way-strip': { marginBlockStart: -96 } },
  // Narrower steps let the whole drawing fit in the window without scrolling.
  [media.medium]: {
    '.way-section, ol': { minWidth: 0 },
    'ol > li:not(:last-of-type)': { paddingInlineEnd: space.s12 },
  },
  [media.rail]: {
    '.way-head': { position: 'relative', zIndex: 1, minHeight: 'clamp(150px, 14vw, 200px)' },
    '.way-lead': {
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineStart: '62.5%',
      marginBlockStart: space.s8,
    },
    // Moves the drawing up, so that its land rises behind the heading.
    '.way-strip': { marginBlockStart: 'clamp(-150px, -10.4vw, -70px)' },
  },
  [media.reducedMotion]: { '.way-mist': { animation: 'none' } },
  [media.print]: {
    '.way-section': { display: 'none' },
    'ol, .way-strip': { display: 'block', minWidth: 0, overflow: 'visible' },
  },
});
