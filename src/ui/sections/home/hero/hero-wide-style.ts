import { css } from '@emotion/react';
import { paperSurface } from '../../../theme/paper-surface';
import { theme } from '../../../theme/theme';
import { PICTURE } from './hero-picture-height';

const { colour, media, space, type } = theme;

/** How far the picture of the bowl (`.hero-plate`) overlaps the picture above it. */
const OVERLAP = 'clamp(95px, calc(32px + 8.2vw), 150px)';

/** Distance of the headline from the top of the hero. */
const TOP = 'clamp(94px, calc(68px + 3.4vw), 117px)';
/** Font size of the headline. */
const HEADLINE = 'clamp(4rem, -1.15rem + 10.72vw, 8.5rem)';
/** Height of the headline's three lines, in em. */
const STRIPS = 2.89;

/**
 * From 768 px: the picture extends to the window's right edge, and the three lines of the headline
 * overlap it like steps.
 */
export const heroWideStyle = css({
  [media.medium]: {
    gridTemplateRows: 'auto auto',
    h1: {
      gridColumn: 'c 1 / full-end',
      gridRow: 1,
      marginBlockStart: TOP,
      fontSize: HEADLINE,
    },
    'h1 > span': { maxWidth: '100%', marginInlineStart: 0, paddingInlineStart: 0 },
    '.hero-text': { gridColumn: 'c 1 / c 5', gridRow: 2 },
    '.hero-text p': {
      marginBlock: 'clamp(28px, 5.1vw, 74px) 28px',
      paddingInlineEnd: space.s12,
      // The font is smaller here, because the column between the margin and the picture is narrow.
      fontSize: type.article.fontSize,
    },
    '.hero-picture': {
      gridColumn: 'c 5 / full-end',
      gridRow: '1 / 3',
      alignSelf: 'start',
      height: PICTURE,
    },
    '.hero-picture img': { objectPosition: 'var(--focus, 100% 50%)' },
    '.hero-plate': {
      position: 'relative',
      gridColumn: 'c 6 / end',
      // Places the bowl in the row below the headline, so that it moves down when enlarged text
      // needs more lines.
      gridRow: 2,
      alignSelf: 'start',
      width: 'fit-content',
      gridTemplateColumns: 'clamp(190px, calc(105px + 11vw), 264px) minmax(0, 210px)',
      gap: 0,
      marginInlineStart: space.s24,
      marginBlockStart: `max(${space.s24}px, calc(${PICTURE} - ${OVERLAP} - ${TOP} - ${STRIPS} * ${HEADLINE}))`,
    },
    '.hero-plate > span': {
      gridColumn: 1,
      // Draws a paper-coloured frame that separates the bowl from the picture above.
      outline: `clamp(12px, 1vw, 14px) solid ${colour.paper}`,
      [media.forcedColours]: { outlineColor: 'Canvas' },
    },
    figcaption: {
      gridColumn: 2,
      padding: `${space.s8}px ${space.s12}px ${space.s12}px ${space.s18}px`,
      ...paperSurface,
    },
  },
  [media.large]: {
    '.hero-text p': { paddingInlineEnd: 0, fontSize: type.lead.fontSize },
    '.hero-picture': { gridColumn: 'c 6 / full-end' },
    '.hero-plate': { gridColumn: 'c 5 / end', marginInlineStart: space.s8 },
    '.hero-leaf': {
      display: 'block',
      position: 'absolute',
      gridColumn: 'full-start / full-end',
      insetInlineStart: 0,
      insetBlockStart: 'calc(100% - clamp(130px, 14.4vw, 208px))',
      width: 'clamp(130px, 13.6vw, 196px)',
      aspectRatio: '250 / 496',
      transform: 'rotate(18deg)',
      pointerEvents: 'none',
    },
  },
});
