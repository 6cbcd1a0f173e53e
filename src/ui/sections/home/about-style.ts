import { css } from '@emotion/react';
import { pageGrid, sectionTop } from '../../theme/page-grid';
import { paperSurface } from '../../theme/paper-surface';
import { revealed } from '../../theme/revealed';
import { theme } from '../../theme/theme';
import { toTheThread } from './home-thread-style';

const { colour, media, space, type } = theme;
const rule = `1px solid ${colour.line}`;

/**
 * A tall picture with a second one over its corner. In wide windows the heading overlaps the tall
 * picture.
 */
export const aboutStyle = css(pageGrid, sectionTop, revealed('.about-scene', '0 22% 0 0'), {
  '.about-pictures': { position: 'relative', alignSelf: 'start' },
  '.about-scene': {
    width: '100%',
    aspectRatio: '4 / 5',
    objectFit: 'cover',
    background: colour.sand,
  },
  '.about-basket': {
    width: '52%',
    marginInlineStart: 'auto',
    marginBlockStart: '-26%',
    // Draws a paper-coloured frame that separates this picture from the tall one.
    outline: `12px solid ${colour.paper}`,
    [media.forcedColours]: { outlineColor: 'Canvas' },
  },
  '.about-eyebrow': { marginBlockStart: space.s44 },
  h2: { ...type.d2, marginBlockStart: space.s18, textWrap: 'balance' },
  ul: { marginBlock: `${space.s28}px`, borderBlockStart: rule },
  li: {
    textWrap: 'balance',
    display: 'flex',
    gap: space.s18,
    paddingBlock: space.s18,
    borderBlockEnd: rule,
    svg: { marginBlockStart: '.4em' },
  },
  [media.medium]: {
    gridTemplateRows: 'auto auto 1fr',
    '.about-pictures': { gridColumn: 'c 1 / c 7', gridRow: '1 / 4' },
    '.about-eyebrow, h2, .about-claims': { gridColumn: 'c 7 / end', marginInlineStart: space.s24 },
    '.about-eyebrow': { gridRow: 1, marginBlockStart: space.s12 },
    h2: { gridRow: 2, fontSize: 'clamp(2.5rem, .2rem + 5.1vw, 3rem)' },
    '.about-claims': { gridRow: 3 },
  },
  [media.large]: {
    '.about-basket': {
      width: '48%',
      marginInlineEnd: '-14%',
      marginBlockStart: '-21.8%',
      outlineWidth: 14,
    },
    '&::after': {
      ...toTheThread('c 7'),
      // Places the horizontal line in the row above the text.
      gridRow: 1,
      marginBlockStart: 'clamp(24px, 3.2vw, 46px)',
    },
    // Places the eyebrow in the column of the list (`.about-claims`), just above the part of the
    // heading that does not overlap the picture.
    '.about-eyebrow': {
      gridColumn: 'c 8 / end',
      marginInlineStart: 0,
      marginBlockStart: 'clamp(52px, 5.3vw, 76px)',
    },
    h2: {
      ...type.d2,
      position: 'relative',
      zIndex: 1,
      gridColumn: 'c 5 / end',
      width: 'fit-content',
      marginInlineStart: 'clamp(32px, 5.3vw, 76px)',
      marginBlockStart: space.s12,
      padding: '.2em .3em .24em .2em',
      ...paperSurface,
    },
    '.about-claims': { gridColumn: 'c 8 / end', marginInlineStart: 0 },
    ul: { marginBlockStart: space.s18 },
  },
});
