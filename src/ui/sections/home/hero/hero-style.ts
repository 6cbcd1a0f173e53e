import { css } from '@emotion/react';
import { pageGrid } from '../../../theme/page-grid';
import { printLabel } from '../../../theme/print-label';
import { theme } from '../../../theme/theme';
import { beforeTheThread } from '../home-thread-style';
import { PHONE_PICTURE } from './hero-picture-height';
import { heroWideStyle } from './hero-wide-style';

const { font, colour, media, space, type } = theme;

/** Font size of the headline: at least 2.5rem, so that it grows with the visitor's font size. */
const headline = (px: number) => `max(2.5rem, ${px}px)`;

/**
 * On a phone the picture comes first, the headline overlaps its lower edge, and the picture of the
 * bowl extends to the window's right edge. The headline's size changes in steps, not in `vw`.
 * Chromium sometimes assumes a width below 100 px when it captures or prints a page, so no step
 * applies there.
 */
export const heroStyle = css(
  pageGrid,
  {
    ...printLabel('hero'),
    position: 'relative',
    h1: {
      ...type.d1,
      // These sizes keep the headline on two lines in windows from 320 px.
      fontSize: headline(50),
      '@media (100px <= width < 375px)': { fontSize: headline(47) },
      '@media (100px <= width < 360px)': { fontSize: headline(45) },
      '@media (100px <= width < 344px)': { fontSize: headline(41) },
      position: 'relative',
      zIndex: 1,
      gridRow: 2,
      marginBlockStart: -30,
      textWrap: 'wrap',
    },
    // Extends the paper background of each line to the window's left edge.
    'h1 > span': {
      maxWidth: `calc(100% + ${space.margin})`,
      marginInlineStart: `calc(-1 * ${space.margin})`,
      paddingInlineStart: space.margin,
    },
    [media.belowMedium]: { 'h1 > span:first-of-type': { paddingBlockStart: '.12em' } },
    em: {
      display: 'block',
      paddingBlock: '.4em .26em',
      paddingInlineEnd: '.35em',
      fontFamily: font.serif,
      fontSize: 'max(1.375rem, .415em)',
      lineHeight: 1.1,
      letterSpacing: 0,
      color: colour.umber,
    },
    '.hero-text': { gridRow: 3, position: 'relative', zIndex: 1 },
    '.hero-text p': {
      ...type.lead,
      maxWidth: '26em',
      marginBlock: `${space.s18}px ${space.s28}px`,
    },
    '.hero-picture': {
      gridColumn: 'full-start / full-end',
      gridRow: 1,
      aspectRatio: 'auto',
      height: PHONE_PICTURE,
    },
    '.hero-picture img': { objectPosition: 'var(--focus, 100% 60%)' },
    '.hero-leaf': { display: 'none' },
    '.hero-plate': {
      gridColumn: 'c 1 / full-end',
      gridRow: 4,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) 51.3vw',
      alignItems: 'end',
      gap: space.s24,
      margin: `${space.s44}px 0 0`,
    },
    '.hero-plate > span': { gridColumn: 2, ...beforeTheThread },
    figcaption: { gridColumn: 1, gridRow: 1, textWrap: 'balance' },
  },
  heroWideStyle,
);
