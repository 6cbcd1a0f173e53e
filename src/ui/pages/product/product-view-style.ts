import { css } from '@emotion/react';
import { pageGrid, paperGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';

const { colour, media, size, space, type } = theme;

export const productStyle = css({
  overflowWrap: 'anywhere',
  // What the bar at the foot would cover is scrolled clear of it.
  'a, button': { scrollMarginBlockEnd: size.control + space.s44 },
});

/** Pictures and what there is to know at once; the title cuts a notch into the picture. */
export const productHeadStyle = css(pageGrid, {
  alignItems: 'start',
  '.product-crumbs': { paddingBlock: `${space.s12}px` },
  '.product-info': { display: 'grid', paddingBlockStart: space.s24 },
  '.info-latin': { ...type.caption, fontSize: '1.25rem', marginBlockEnd: space.s8 },
  '.product-info h1': type.productTitle,
  '.info-figures': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    gap: `${space.s8}px ${space.s24}px`,
    marginBlockStart: space.s18,
    paddingBlockEnd: space.s18,
    borderBlockEnd: `1px solid ${colour.line}`,
  },
  '.info-unrated': { ...type.small, color: colour.lichen },
  '.info-price': { ...type.t1, fontVariantNumeric: 'lining-nums' },
  '.info-lead': { ...type.lead, marginBlockStart: space.s24, whiteSpace: 'pre-line' },
  [media.medium]: {
    '.product-gallery': { gridColumn: 'c 1 / c 7' },
    '.product-info': {
      gridColumn: 'c 7 / end',
      paddingInlineStart: space.s12,
      paddingBlockStart: 0,
    },
  },
  [media.rail]: {
    '.product-gallery': { gridColumn: 'c 1 / c 8', gridRow: 2 },
    '.product-info': {
      gridColumn: 'c 7 / end',
      gridRow: 2,
      gridTemplateColumns: 'subgrid',
      padding: `${space.s4}px 0 0`,
      position: 'sticky',
      insetBlockStart: size.header.scrolled + space.s12,
      // The picture under its empty corner can still be pressed.
      pointerEvents: 'none',
      '> *': { gridColumn: '3 / -1', pointerEvents: 'auto', minWidth: 0 },
    },
    '.product-info h1': {
      gridColumn: '1 / -1',
      justifySelf: 'start',
      padding: `${space.s12}px ${space.s12}px ${space.s18}px`,
      background: colour.paper,
    },
    '.info-figures': { marginBlockStart: space.s8 },
  },
  [media.print]: {
    ...paperGrid,
    '.product-gallery': { gridColumn: 'c 1 / c 6' },
    '.product-info': { gridColumn: 'c 6 / end', padding: 0 },
    '.product-info h1': { fontSize: '2.5rem !important' },
    '.info-figures': { marginBlockStart: space.s8, paddingBlockEnd: space.s8 },
    '.info-lead': { marginBlockStart: space.s12, fontSize: '1.0625rem', lineHeight: 1.45 },
  },
});
