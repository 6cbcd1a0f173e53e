import { css, keyframes } from '@emotion/react';
import { theme } from '../theme/theme';
import { pageGrid } from './page-grid';

const { colour, font, media, motion, space, type } = theme;

/** How tall the picture is beside the headline, and how far the plate reaches up into it. */
const PICTURE = 'clamp(560px, calc(304px + 33.3vw), 784px)';
const OVERLAP = 'clamp(95px, calc(32px + 8.2vw), 150px)';

const drop = keyframes({ from: { transform: 'scaleY(0)' } });

export const heroStyle = css(pageGrid, {
  position: 'relative',
  h1: {
    ...type.d1,
    textWrap: 'wrap',
    // The paper comes in from the window's edge.
    '> span': {
      maxWidth: `calc(100% + ${space.margin})`,
      marginInlineStart: `calc(-1 * ${space.margin})`,
      paddingInlineStart: space.margin,
    },
    '@media (min-width: 768px)': { fontSize: 'clamp(4rem, -1.15rem + 10.72vw, 8.5rem)' },
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
  },
  '.hero-words': { position: 'relative', zIndex: 1, gridRow: 2, marginBlockStart: -30 },
  '.hero-words p': { ...type.lead, maxWidth: '26em', marginBlock: `${space.s18}px ${space.s28}px` },
  '.hero-picture': {
    gridColumn: 'full-start / full-end',
    gridRow: 1,
    aspectRatio: 'auto',
    height: 'clamp(360px, 110vw, 560px)',
  },
  '.hero-picture img': { objectPosition: '100% 60%' },
  '.hero-thread': { display: 'none' },
  '.hero-plate': {
    gridColumn: 'c 1 / full-end',
    gridRow: 3,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 51.3vw',
    alignItems: 'end',
    gap: space.s24,
    margin: `${space.s44}px 0 0`,
  },
  figcaption: { gridColumn: 1, gridRow: 1, textWrap: 'balance' },
  '.hero-plate > span': { gridColumn: 2 },
  '.hero-leaf': { display: 'none' },
  [media.medium]: {
    gridTemplateRows: 'auto 1fr',
    '.hero-words': {
      gridColumn: 'c 1 / full-end',
      gridRow: 1,
      marginBlockStart: 'clamp(94px, calc(68px + 3.4vw), 117px)',
    },
    '.hero-words p': {
      // The four columns before the plate.
      maxWidth: `min(421px, calc((100vw - 2 * ${space.margin}) / 3 - ${space.gutter}))`,
      marginBlock: 'clamp(28px, 5.1vw, 74px) 28px',
    },
    '.hero-picture': {
      gridColumn: 'c 5 / full-end',
      gridRow: '1 / 3',
      alignSelf: 'start',
      height: PICTURE,
    },
    '.hero-picture img': { objectPosition: '100% 50%' },
    '.hero-plate': {
      position: 'relative',
      gridColumn: 'c 6 / end',
      gridRow: '1 / 3',
      alignSelf: 'start',
      width: 'fit-content',
      marginInlineStart: space.s24,
      gridTemplateColumns: 'clamp(190px, calc(105px + 11vw), 264px) minmax(0, 210px)',
      gap: space.s18,
      marginBlockStart: `calc(${PICTURE} - ${OVERLAP})`,
    },
    '.hero-plate > span': {
      gridColumn: 1,
      // The frame of paper that sets it into the picture above it.
      outline: `clamp(12px, 1vw, 14px) solid ${colour.paper}`,
    },
    figcaption: { gridColumn: 2, paddingBlockEnd: space.s12 },
  },
  [media.large]: {
    '.hero-picture': { gridColumn: 'c 6 / full-end' },
    '.hero-plate': { gridColumn: 'c 5 / end', marginInlineStart: space.s8 },
    '.hero-thread': {
      display: 'inline-flex',
      gridColumn: 'c 12 / end',
      gridRow: '1 / 3',
      justifySelf: 'center',
      alignSelf: 'start',
      marginBlockStart: PICTURE,
      transformOrigin: 'top',
      animation: `${drop} ${motion.reveal} ${motion.ease}`,
      [media.reducedMotion]: { animation: 'none' },
    },
    '.hero-leaf': {
      display: 'block',
      position: 'absolute',
      insetInlineStart: -66,
      insetBlockStart: 'calc(100% - clamp(130px, 14.4vw, 208px))',
      width: 'clamp(130px, 13.6vw, 196px)',
      aspectRatio: '250 / 496',
      transform: 'rotate(18deg)',
      pointerEvents: 'none',
    },
  },
});
