import { css } from '@emotion/react';
import { pageGrid } from '../../sections/page-grid';
import { theme } from '../../theme/theme';

const { colour, media, space, type } = theme;

/** The facts at the left, the form at the right; contour lines run out below both. */
export const contactStyle = css(pageGrid, {
  paddingBlockStart: space.s12,
  rowGap: space.s44,
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
  dd: { margin: 0 },
  'dd a': { display: 'inline-block', paddingBlock: space.s12 },
  '.contact-hint': { marginBlockStart: space.s28, a: { marginInlineStart: space.s8 } },
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
  },
  [media.medium]: {
    '.contact-crumbs': { gridColumn: 'c 1 / end' },
    '.contact-facts': { gridColumn: 'c 1 / c 6' },
    '.contact-form': { gridColumn: 'c 7 / end' },
  },
});
