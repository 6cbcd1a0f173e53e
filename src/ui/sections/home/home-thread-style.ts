import { type CSSObject, css, keyframes } from '@emotion/react';
import { PAPER_ABOVE_DUSK } from '../../theme/page-grid';
import { scrollAnimation } from '../../theme/scroll-animation';
import { theme } from '../../theme/theme';
import { PHONE_PICTURE, PICTURE } from './hero/hero-picture-height';

const { colour, media, size, space } = theme;

/**
 * Distance of the thread, a decorative vertical line, from the window's right edge. The thread is
 * in the middle of the page's right margin, which has no text.
 */
const FROM_RIGHT = `calc(${space.margin} / 2 + max(0px, (100vw - ${size.content}px) / 2))`;

/**
 * Vertical position of the drop at the end of the thread while scrolling, in percent of the
 * window's height. The thread is visible down to the drop.
 */
const TIP = 70;

/**
 * Distance from the end of the page's content to the middle of the mountains in the call to action.
 * It is the sum of the space above the call to action, its text, and half of the mountains.
 */
const TO_THE_RIDGE = `calc(${PAPER_ABOVE_DUSK} + ${space.section} + 250px + .5 * max(180px, 25vw))`;

/** Length of the thread below the hero's picture before the first scroll, in CSS pixels. */
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
  // Lets the drop be wider than its container, which is only as wide as the thread.
  svg: { maxWidth: 'none', marginBlockStart: 'auto' },
  ...scrollAnimation({
    viewTimeline: '--thread block',
    viewTimelineInset: `${TIP}% ${100 - TIP}%`,
    '&::after': { animation: `${down} linear both`, animationTimeline: '--thread' },
    svg: { position: 'sticky', insetBlockStart: `${TIP}%`, marginBlockStart: INITIAL_LENGTH },
  }),
  [media.medium]: { insetBlockStart: PICTURE },
});

/**
 * Style for pictures that reach into the margin on a phone: the thread runs behind them.
 */
export const beforeTheThread: CSSObject = {
  [media.belowMedium]: { position: 'relative', zIndex: 2 },
};

/**
 * Returns the style of a horizontal line that starts at `column`, where a picture ends, and leads
 * to the thread. The style is for the `::after` of a grid.
 */
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
