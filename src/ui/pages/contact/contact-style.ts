import { css } from '@emotion/react';
import { PAPER_ABOVE_DUSK, pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';

const { colour, media, space, type } = theme;

/** The facts at the left, the form at the right; contour lines run out below both. A phone has the form first. */
export const contactStyle = css(pageGrid, {
  isolation: 'isolate',
  paddingBlockStart: space.s12,
  rowGap: space.s24,
  h1: type.pageTitle,
  '.contact-lead': {
    ...type.lead,
    maxWidth: '20em',
    textWrap: 'balance',
    marginBlockStart: space.s12,
    color: colour.lichen,
  },
  '.contact-details': { borderBlockStart: `1px solid ${colour.line}` },
  '.contact-details > div': {
    display: 'grid',
    gridTemplateColumns: '7.5rem minmax(0, 1fr)',
    alignItems: 'baseline',
    alignContent: 'center',
    minHeight: 53,
    borderBlockEnd: `1px solid ${colour.line}`,
    overflowWrap: 'anywhere',
  },
  dt: { color: colour.lichen },
  dd: { margin: 0, paddingBlock: space.s12, textWrap: 'balance' },
  // A finger hits the whole row, and a row with a link is no taller than one without.
  'dd a': { display: 'inline-block', paddingBlock: space.s12, marginBlock: -space.s12 },
  '.contact-hint': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s12,
    marginBlock: `${space.s18}px`,
  },
  '.contact-about': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space.s4}px ${space.s18}px`,
    marginBlockEnd: space.s28,
    padding: `${space.s12}px ${space.s18}px`,
    background: colour.sand,
  },
  '.contact-form': { marginBlockStart: space.s18 },
  '.contact-facts': { marginBlockStart: space.s28 },
  '.contact-lines': {
    gridColumn: 'full-start / full-end',
    position: 'relative',
    zIndex: -1,
    height: 180,
    // Clear of every word, into the dusk, where they run out.
    marginBlock: `0 calc(-1 * ${PAPER_ABOVE_DUSK})`,
    maskComposite: 'intersect',
  },
  [media.medium]: {
    rowGap: space.s36,
    gridTemplateRows: 'auto auto 1fr',
    // It keeps to its column.
    h1: { fontSize: '3.75rem' },
    '.contact-crumbs': { gridColumn: 'c 1 / end' },
    // Its title is one line; the rules below it leave the form more room.
    '.contact-head': { gridColumn: 'c 1 / c 7' },
    '.contact-facts': { gridColumn: 'c 1 / c 6', marginBlockStart: 0 },
    '.contact-lead': { marginBlockStart: space.s24, maxWidth: '14em' },
    '.contact-form': { gridColumn: 'c 7 / end', gridRow: '2 / span 2', marginBlockStart: 0 },
    '.contact-lines': { height: 'clamp(220px, 26vw, 380px)' },
  },
  [media.rail]: { h1: type.pageTitle, '.contact-lead': { maxWidth: '20em' } },
});
