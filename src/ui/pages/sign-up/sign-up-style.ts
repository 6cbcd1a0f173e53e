import { css } from '@emotion/react';
import { pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';

const { colour, media, space, type } = theme;

/** An engraving on a `forest` background, overlapped by a sentence, with the form beside it. */
export const authStyle = css(pageGrid, {
  rowGap: space.s28,
  paddingBlockEnd: space.s56,
  '.auth-panel': {
    gridColumn: 'full-start / full-end',
    position: 'relative',
    display: 'flex',
    alignItems: 'end',
    minHeight: 190,
    background: colour.forest,
    overflow: 'hidden',
  },
  // Positions the branch so that the cut in its bark and the drops of resin are beside the lines
  // of text, and its lower end is below the visible panel.
  '.auth-branch': {
    position: 'absolute',
    insetInlineEnd: -16,
    insetBlockStart: -4,
    width: 204,
    maxWidth: 'none',
    aspectRatio: '968 / 1004',
  },
  '.auth-form': { paddingBlockStart: space.s12 },
  '.auth-words': {
    ...type.t1,
    position: 'relative',
    '> span': {
      paddingInline: `${space.margin} .6em`,
      paddingBlock: '.24em .3em',
      lineHeight: 1,
    },
  },
  h1: type.d2,
  '.auth-lead': {
    textWrap: 'balance',
    marginBlock: `${space.s12}px ${space.s24}px`,
    color: colour.lichen,
  },
  '.auth-address': { overflowWrap: 'anywhere', strong: { fontWeight: 500, color: colour.ink } },
  '.auth-ways': { marginBlockEnd: space.s44 },
  h2: { ...type.t1, marginBlockEnd: space.s18 },
  [media.medium]: {
    '.auth-panel': { minHeight: 280 },
    '.auth-branch': { width: 284, insetInlineEnd: '4%', insetBlockStart: -4 },
    '.auth-words': type.d3,
    '.auth-form': {
      gridColumn: 'c 1 / end',
      paddingBlockStart: space.s24,
    },
  },
  [media.rail]: {
    paddingBlockEnd: 0,
    '.auth-panel': {
      gridColumn: 'full-start / c 6',
      minHeight: 804,
      paddingBlockEnd: space.s72,
    },
    '.auth-branch': {
      // The branch begins behind the header and extends past the right edge of the panel. At this
      // size, the cut in its bark and the drops of resin are beside the lines of text.
      width: '142%',
      insetInlineEnd: '-56%',
      insetBlock: '-64px auto',
    },
    '.auth-form': {
      gridColumn: 'c 7 / end',
      alignSelf: 'center',
      justifySelf: 'start',
      paddingBlock: space.s56,
    },
  },
});
