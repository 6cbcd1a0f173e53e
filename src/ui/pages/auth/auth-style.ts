import { css } from '@emotion/react';
import { pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';

const { colour, media, space, type } = theme;

/** An engraving on forest with a notched sentence, and the form beside it. */
export const authStyle = css(pageGrid, {
  rowGap: space.s44,
  '.auth-panel': {
    gridColumn: 'full-start / full-end',
    position: 'relative',
    display: 'flex',
    alignItems: 'end',
    minHeight: 300,
    background: colour.forest,
    overflow: 'hidden',
  },
  // Its foot is behind the strips or below the panel; the crown grows out of it.
  '.auth-branch': {
    position: 'absolute',
    insetInlineEnd: '-10%',
    insetBlockEnd: -space.s28,
    width: 360,
    aspectRatio: '968 / 1004',
  },
  '.auth-words': {
    ...type.d3,
    position: 'relative',
    lineHeight: 1,
    '> span': { paddingInlineStart: space.margin },
  },
  h1: type.d2,
  '.auth-lead': { marginBlock: `${space.s18}px ${space.s28}px`, color: colour.lichen },
  '.auth-address': { overflowWrap: 'anywhere', strong: { fontWeight: 500, color: colour.ink } },
  '.auth-ways': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: `${space.s4}px ${space.s28}px`,
    marginBlockEnd: space.s44,
  },
  h2: { ...type.t1, marginBlockEnd: space.s18 },
  [media.medium]: {
    '.auth-branch': { width: '60%', insetInlineEnd: '-6%', insetBlockEnd: '-30%' },
    '.auth-form': { width: '100%', maxWidth: 420, justifySelf: 'center' },
  },
  [media.rail]: {
    '.auth-panel': {
      gridColumn: 'full-start / c 6',
      minHeight: 'max(100%, 806px)',
      paddingBlockEnd: space.s36,
    },
    '.auth-branch': {
      width: '124%',
      insetInlineEnd: '-20%',
      // The cut and its tears just above the strips.
      insetBlockEnd: `calc(${space.s36}px + 7rem)`,
    },
    '.auth-form': {
      gridColumn: 'c 8 / end',
      justifySelf: 'start',
      paddingBlock: `${space.s72}px ${space.section}`,
    },
  },
});
