import { type CSSObject, css, keyframes } from '@emotion/react';
import { PAPER_ABOVE_DUSK } from '../../theme/page-grid';
import { scrollAnimation } from '../../theme/scroll-animation';
import { theme } from '../../theme/theme';
import { PHONE_PICTURE, PICTURE } from './hero/hero-picture';

const { colour, media, size, space } = theme;

/** The middle of the page's right margin, which has no text. */
const FROM_RIGHT = `calc(${space.margin} / 2 + max(0px, (100vw - ${size.content}px) / 2))`;

/**
 * Position in the window where the tear hangs while scrolling; the thread is visible down to it.
 */
const TIP = 70;

/**
 * From the end of the page to the middle of the call to action's landscape: space, text, half the
 * land.
 */
const TO_THE_RIDGE = `calc(${PAPER_ABOVE_DUSK} + ${space.section} + 250px + .5 * max(180px, 25vw))`;

/** Length of the thread below the hero's picture before the first scroll. */
const INITIAL_LENGTH = 120;

const down = keyframes({ from: { transform: 'scaleY(0)' } });
const across = keyframes({ from: { transform: 'scaleX(0)' } });

const line: CSSObject = { background: colour.resin };

export const homeThreadStyle = css({
  position: 'absolute',
  zIndex: 1,
  insetBlock: `${PHONE_PICTURE} calc(-1 * ${TO_THE_RIDGE})`,
  insetInlineEnd: FROM_RIGHT,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  width: 1,
  pointerEvents: 'none',
  '&::before, &::after': {
    ...line,
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    width: 1,
    transformOrigin: 'top',
  },
  '&::before': { height: INITIAL_LENGTH },
  // The box is only as wide as the line.
  svg: { maxWidth: 'none', marginBlockStart: 'auto' },
  ...scrollAnimation({
    viewTimeline: '--thread block',
    viewTimelineInset: `${TIP}% ${100 - TIP}%`,
    '&::after': { animation: `${down} linear both`, animationTimeline: '--thread' },
    svg: { position: 'sticky', insetBlockStart: `${TIP}%`, marginBlockStart: INITIAL_LENGTH },
  }),
  [media.medium]: { insetBlockStart: PICTURE },
});

/** On a phone pictures reach into the margin: the thread runs behind them. */
export const beforeTheThread: CSSObject = {
  [media.belowMedium]: { position: 'relative', zIndex: 2 },
};

/** A line from a notch that ends before `column` to the thread. For the `::after` of a grid. */
export const toTheThread = (column: string): CSSObject => ({
  ...line,
  content: '""',
  gridColumn: `${column} / full-end`,
  alignSelf: 'start',
  height: 1,
  marginInline: `calc(-1 * ${space.gutter}) ${FROM_RIGHT}`,
  transformOrigin: 'right',
  ...scrollAnimation({
    animation: `${across} linear both`,
    animationTimeline: `view(block ${TIP - 12}% ${100 - TIP}%)`,
  }),
  [media.print]: { display: 'none' },
});
