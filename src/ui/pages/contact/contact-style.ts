import { css } from '@emotion/react';
import { PAPER_ABOVE_DUSK, pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';

const { colour, media, space, type } = theme;

/**
 * The contact details on the left, the form on the right, contour lines fading out below both. On a
 * phone the form precedes the details.
 */
export const contactStyle = css(pageGrid, {
  isolation: 'isolate',
  paddingBlockStart: space.s12,
  rowGap: space.s24,
  h1: { ...type.pageTitle, overflowWrap: 'anywhere' },
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
  // The padding makes the link a touch target as high as its row. The negative margin keeps the row
  // as high as a row without a link.
  'dd a': { display: 'inline-block', paddingBlock: space.s12, marginBlock: -space.s12 },
  '.contact-hint': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: space.s12,
    marginBlock: `${space.s18}px`,
  },
  '.contact-other': { marginBlockStart: space.s12 },
  '.contact-form': { marginBlockStart: space.s18 },
  '.contact-facts': { marginBlockStart: space.s28 },
  '.contact-lines': {
    gridColumn: 'full-start / full-end',
    position: 'relative',
    zIndex: -1,
    height: 180,
    // Extends the contour lines into the landscape of the footer, where they fade out.
    marginBlock: `0 calc(-1 * ${PAPER_ABOVE_DUSK})`,
    maskComposite: 'intersect',
  },
  [media.medium]: {
    rowGap: space.s36,
    gridTemplateRows: 'auto auto 1fr',
    // The font is small enough for the title to fit its column.
    h1: { fontSize: '3.75rem' },
    '.contact-crumbs': { gridColumn: 'c 1 / end' },
    // The title fits on one line. The details below it are narrower, which leaves the form more
    // space.
    '.contact-head': { gridColumn: 'c 1 / c 7' },
    '.contact-facts': { gridColumn: 'c 1 / c 6', marginBlockStart: 0 },
    '.contact-lead': { marginBlockStart: space.s24, maxWidth: '14em' },
    '.contact-form': { gridColumn: 'c 7 / end', gridRow: '2 / span 2', marginBlockStart: 0 },
    '.contact-lines': { height: 'clamp(220px, 26vw, 380px)' },
  },
  [media.rail]: { h1: type.pageTitle, '.contact-lead': { maxWidth: '20em' } },
});
