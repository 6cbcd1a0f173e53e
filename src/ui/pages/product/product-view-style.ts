import { css } from '@emotion/react';
import { pageGrid } from '../../theme/page-grid';
import { printLabel } from '../../theme/print-label';
import { theme } from '../../theme/theme';

const { colour, media, size, space, type } = theme;

export const productStyle = css({
  overflowWrap: 'anywhere',
  // Scrolls a focused element above the bar at the bottom of the window, which would otherwise
  // cover it.
  'a, button': { scrollMarginBlockEnd: size.control + space.s44 },
});

/** The head of the page: pictures, key facts and actions. */
export const productHeadStyle = css(pageGrid, {
  ...printLabel('product-head'),
  alignItems: 'start',
  '.product-crumbs': { paddingBlock: `${space.s12}px` },
  '.product-info': { display: 'grid', paddingBlockStart: space.s24 },
  '.info-latin': { ...type.caption, fontSize: '1.25rem', marginBlockEnd: space.s8 },
  '.product-info h1': type.productTitle,
  '.info-figures': {
    ...type.small,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: `${space.s4}px ${space.s24}px`,
    marginBlockStart: space.s12,
    paddingBlockEnd: space.s12,
    borderBlockEnd: `1px solid ${colour.line}`,
    color: colour.lichen,
  },
  '.info-price': { ...type.t1, color: colour.ink, fontVariantNumeric: 'lining-nums' },
  '.info-sample': { width: '100%' },
  '.info-lead': { ...type.lead, marginBlockStart: space.s18, whiteSpace: 'pre-line' },
  '.product-choice': { display: 'grid', gap: space.s24, marginBlockStart: space.s18 },
  [media.medium]: {
    '.product-info': { paddingBlockStart: 0 },
    gridTemplateRows: 'auto auto 1fr',
    '.product-gallery': { gridColumn: 'c 1 / c 8', gridRow: '2 / 4' },
    '.product-info, .product-choice': {
      gridColumn: 'c 8 / end',
      paddingInlineStart: `calc(clamp(${space.s24}px, 3.2vw, ${space.s44}px) - ${space.gutter})`,
    },
  },
});
