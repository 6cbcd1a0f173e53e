import { type CSSObject, css, keyframes } from '@emotion/react';
import { PAPER_ABOVE_DUSK } from '../../theme/page-grid';
import { scrollAnimation } from '../../theme/scroll-animation';
import { theme } from '../../theme/theme';
import { PHONE_PICTURE, PICTURE } from './hero/hero-picture';

const { colour, media, size, space } = theme;

/** In the middle of the page's right margin, where no words stand. */
const FROM_RIGHT = `calc(${space.margin} / 2 + max(0px, (100vw - ${size.content}px) / 2))`;

/** Its tear hangs here in the window while one reads; so far of the thread is drawn. */
const TIP = 70;

/** From the page's foot into the land below the last invitation: its air, its words, half its land. */
const TO_THE_RIDGE = `calc(${PAPER_ABOVE_DUSK} + ${space.section} + 250px + .5 * max(180px, 25vw))`;

/** What hangs from the hero's picture before anybody scrolls. */
const FIRST = 120;

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
  '&::before': { height: FIRST },
  // The box is as wide as the line.
  svg: { maxWidth: 'none', marginBlockStart: 'auto' },
  ...scrollAnimation({
    viewTimeline: '--thread block',
    viewTimelineInset: `${TIP}% ${100 - TIP}%`,
    '&::after': { animation: `${down} linear both`, animationTimeline: '--thread' },
    svg: { position: 'sticky', insetBlockStart: `${TIP}%`, marginBlockStart: FIRST },
  }),
  [media.medium]: { insetBlockStart: PICTURE },
});

/** On a phone pictures reach into the margin: it runs behind them. */
export const beforeTheThread: CSSObject = {
  [media.belowMedium]: { position: 'relative', zIndex: 2 },
};

/** From a notch that ends before that column, a stitch to the thread. For a grid's `::after`. */
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
