import { css } from '@emotion/react';
import { pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';

const { colour, media, onDark, size, space, type } = theme;
const RULE = `1px solid ${colour.line}`;

/** The page of a batch below a recall notice: heading, facts, composition and documents. */
export const batchStyle = css(pageGrid, {
  paddingBlockEnd: space.section,
  rowGap: space.section,
  '.batch-head': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s24,
    paddingBlockStart: space.s12,
  },
  h1: { ...type.pageTitle, overflowWrap: 'anywhere' },
  '.batch-material': { ...type.lead, color: colour.lichen },
  '.batch-mark': { ...type.small, maxWidth: '52ch', color: colour.umber },
  h2: { ...type.d3, marginBlockEnd: space.s24 },
  h3: { ...type.t2, marginBlockEnd: space.s12 },
  dl: { display: 'grid', columnGap: space.s36 },
  'dl > div': { paddingBlock: space.s12, borderBlockStart: RULE },
  dt: { ...type.small, color: colour.lichen },
  dd: { margin: 0, overflowWrap: 'anywhere' },
  '.batch-scroll': { overflowX: 'auto', overflowWrap: 'normal' },
  table: { ...type.small, width: '100%', borderCollapse: 'collapse' },
  'th, td': {
    padding: `${space.s12}px ${space.s12}px ${space.s12}px 0`,
    borderBlockStart: RULE,
    textAlign: 'start',
    verticalAlign: 'baseline',
  },
  'thead th': { borderBlockStart: 'none', fontWeight: 500, color: colour.lichen },
  'tbody th': { fontWeight: 500 },
  'th.batch-number-cell, td.batch-number-cell': {
    paddingInlineEnd: space.s36,
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
  },
  '.batch-bars': { display: 'grid', alignContent: 'start', gap: space.s12 },
  '.batch-bars li': { ...type.small, display: 'grid', gap: 3 },
  '.batch-bars svg': { display: 'block', width: '100%', height: 10 },
  '.batch-bars rect': { fill: colour.resin },
  '.batch-bars .batch-track': { fill: colour.sand },
  '.batch-meaning': { maxWidth: '62ch', display: 'grid', gap: space.s8 },
  '.batch-file': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: size.target,
    color: colour.umber,
    textUnderlineOffset: 6,
  },
  '.batch-wheel': {
    ...onDark,
    padding: space.s24,
    background: colour.forest,
    color: colour.paper,
    h2: { marginBlockEnd: space.s12 },
  },
  '.batch-wheel .year-wheel': { maxWidth: 520, marginInline: 'auto' },
  '.batch-composition': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s36,
    overflowWrap: 'anywhere',
  },
  [media.medium]: { dl: { gridTemplateColumns: '1fr 1fr' } },
  [media.rail]: {
    '.batch-facts': { gridColumn: 'c 1 / c 8' },
    '.batch-wheel': { gridColumn: 'c 8 / end', alignSelf: 'start' },
    '.batch-facts.is-wide': { gridColumn: 'c 1 / end' },
    '.batch-composition': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)' },
    '.batch-composition > h2, .batch-composition > .batch-meaning': { gridColumn: '1 / -1' },
  },
  [media.print]: {
    '.batch-wheel': { display: 'none' },
    // Starts a new page, so that the heading and the figures are on the same page. Firefox ignores
    // `break-after: avoid`.
    '.batch-composition': { breakBefore: 'page' },
  },
});

/** The recall notice, above everything else. */
export const recallStyle = css(pageGrid, {
  ...onDark,
  paddingBlock: space.s36,
  background: colour.clay,
  color: colour.onClay,
  rowGap: space.s12,
  strong: { ...type.d2s, fontWeight: 400 },
  p: { ...type.lead, maxWidth: '52ch' },
  a: { color: 'inherit', display: 'inline-flex', alignItems: 'center', minHeight: size.target },
});
