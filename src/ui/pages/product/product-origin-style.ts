import { css } from '@emotion/react';
import { pageGrid, sectionTop } from '../../theme/page-grid';
import { printLabel } from '../../theme/print-label';
import { theme } from '../../theme/theme';

const { colour, media, size, space, type } = theme;
const RULE = `1px solid ${colour.line}`;

export const productOriginStyle = css(pageGrid, sectionTop, {
  ...printLabel('product-tree'),
  rowGap: space.s28,
  h2: type.d3,
  '.tree-words': {
    ...type.body,
    display: 'grid',
    alignContent: 'start',
    gap: '.9em',
    maxWidth: '64ch',
  },
  '.tree-words p': { whiteSpace: 'pre-line' },
  dl: { margin: 0, borderBlockStart: RULE, alignSelf: 'start' },
  'dl > div': {
    display: 'grid',
    // Makes the labels wide enough for two words, unless enlarged text leaves less space.
    gridTemplateColumns: 'minmax(min(8rem, 40%), 2fr) minmax(0, 6fr)',
    gap: space.s12,
    alignItems: 'baseline',
    paddingBlock: space.s12,
    borderBlockEnd: RULE,
  },
  dt: { color: colour.lichen },
  dd: { margin: 0 },
  [media.medium]: {
    gridTemplateRows: 'auto 1fr auto',
    'h2, .tree-words': { gridColumn: 'c 1 / c 8', paddingInlineEnd: space.s12 },
    '.tree-plate': { gridColumn: 'c 8 / end', gridRow: '1 / 3' },
    dl: {
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: space.s28,
    },
  },
  [media.navigation]: {
    gridTemplateRows: 'auto auto 1fr',
    'h2, .tree-words, dl': { gridColumn: 'c 1 / c 7' },
    dl: { display: 'block' },
    // The drawing is sticky, because the column beside it is long.
    '.tree-plate': {
      gridColumn: 'c 7 / end',
      gridRow: '1 / -1',
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: size.header.small + space.s24,
      marginInlineStart: space.s28,
    },
  },
});
