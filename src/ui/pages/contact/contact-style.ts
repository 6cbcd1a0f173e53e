import { css } from '@emotion/react';
import { pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';

const { colour, media, space, type } = theme;

/** The facts at the left, the form at the right; contour lines run out below both. */
export const contactStyle = css(pageGrid, {
  paddingBlockStart: space.s12,
  rowGap: space.s24,
  h1: type.pageTitle,
  '.contact-lead': {
    ...type.lead,
    maxWidth: '24em',
    marginBlock: `${space.s24}px ${space.s36}px`,
    color: colour.lichen,
  },
  '.contact-details': { borderBlockStart: `1px solid ${colour.line}` },
  '.contact-details > div': {
    display: 'grid',
    gridTemplateColumns: '7.5rem minmax(0, 1fr)',
    alignItems: 'center',
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
  '.contact-lines': {
    gridColumn: 'full-start / full-end',
    height: 'clamp(180px, 24vw, 340px)',
    marginBlockStart: space.s36,
    // They run out upwards and downwards.
    maskComposite: 'intersect',
  },
  [media.medium]: {
    rowGap: space.s36,
    '.contact-crumbs': { gridColumn: 'c 1 / end' },
    '.contact-facts': { gridColumn: 'c 1 / c 6' },
    '.contact-form': { gridColumn: 'c 7 / end' },
  },
});
