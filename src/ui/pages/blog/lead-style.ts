import { css } from '@emotion/react';
import { pageGrid } from '../../theme/page-grid';
import { paperSurface } from '../../theme/paper-surface';
import { printLabel } from '../../theme/print-label';
import { theme } from '../../theme/theme';

const { colour, media, motion, size, space, type } = theme;

/** Minimum height of the picture; a long title makes the picture taller. */
const PICTURE = 'clamp(600px, calc(546px + 7vw), 647px)';
/** Height of the part of the picture above the text panel. */
const NOTCH = 'clamp(177px, calc(312px - 9.4vw), 240px)';

/** The title is the link; the whole block is clickable, as with a card. */
export const leadStyle = css(pageGrid, {
  ...printLabel('lead-post'),
  position: 'relative',
  a: { textDecoration: 'none' },
  'a::after': { content: '""', position: 'absolute', inset: 0, zIndex: 2 },
  '.lead-picture': { gridColumn: 'full-start / full-end', aspectRatio: '4 / 3' },
  '.lead-panel': {
    paddingBlockStart: space.s28,
    overflowWrap: 'anywhere',
  },
  h2: { ...type.d2, marginBlock: space.s18, textWrap: 'balance' },
  '.lead-words': { ...type.lead, color: colour.lichen },
  '.lead-more': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 14,
    minHeight: size.target,
    marginBlockStart: space.s18,
    fontSize: '.9375rem',
    fontWeight: 500,
    '& > span': { paddingBlockEnd: 3, borderBlockEnd: '1px solid currentColor' },
    svg: { color: colour.umber, transition: `transform ${motion.control} ${motion.ease}` },
  },
  [media.hover]: {
    '&:hover :is(h2, .lead-more)': { color: colour.umber },
    '&:hover .lead-more svg': { transform: 'translateX(6px)' },
  },
  '&:active h2': { color: colour.umber },
  [media.medium]: {
    gridTemplateRows: `minmax(${PICTURE}, auto)`,
    h2: type.d3,
    '.lead-picture': {
      gridColumn: 'full-start / c 10',
      gridRow: 1,
      aspectRatio: 'auto',
    },
    // Keeps the drawing outside the panel.
    '.lead-picture > svg': { insetInlineStart: '6%', width: '58%' },
    '.lead-panel': {
      position: 'relative',
      zIndex: 1,
      gridColumn: 'c 7 / end',
      gridRow: 1,
      marginBlockStart: NOTCH,
      paddingBlockStart: 'clamp(24px, 3.6vw, 52px)',
      paddingInlineStart: 'clamp(24px, 3.9vw, 56px)',
      ...paperSurface,
    },
  },
  [media.rail]: { h2: type.d2 },
  [media.large]: {
    '.lead-panel': { marginInlineStart: 'clamp(0px, 2.8vw, 40px)' },
  },
});
