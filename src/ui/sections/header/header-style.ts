import { css } from '@emotion/react';
import { printLabel } from '../../theme/print-label';
import { BREAKPOINTS, theme } from '../../theme/theme';

const { colour, media, motion, shadow, size, space } = theme;

/** Media query for windows wide enough to show every link in the header. */
export const FULL_NAVIGATION = `(min-width: ${BREAKPOINTS.navigation}px)`;

/**
 * Height by which the header shrinks when the page is scrolled, in CSS pixels, in narrow and in
 * wide windows.
 */
const CONDENSED_BY = {
  small: size.header.small - size.header.scrolled,
  large: size.header.large - size.header.scrolled,
} as const;

const move = `transform ${motion.control} ${motion.ease}`;

/**
 * The header is sticky with a negative inset: on scroll its upper part leaves the window, while its
 * height in the layout stays, so that nothing else moves. A `transform` moves its content down by
 * half of the hidden height.
 */
export const headerStyle = css({
  ...printLabel('site-header'),
  position: 'sticky',
  insetBlockStart: -CONDENSED_BY.small,
  zIndex: 20,
  viewTransitionName: 'site-header',
  borderBlockEnd: `1px solid ${colour.line}`,
  background: colour.paper,
  transition: `background ${motion.control}, box-shadow ${motion.control}`,
  '&[data-scrolled]': { background: colour.chalk, boxShadow: shadow.header },
  '.header-row': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: space.s12,
    maxWidth: size.content,
    minHeight: size.header.small,
    marginInline: 'auto',
    paddingInline: space.margin,
  },
  '.header-home': { textDecoration: 'none', transition: move, minWidth: 0 },
  '.header-end': { display: 'flex', alignItems: 'center', gap: space.s12 },
  // Hides the second line in windows below 360 px, where only the brand name fits beside the
  // buttons.
  '@media (max-width: 359px)': { '.header-home .brand-line': { display: 'none' } },
  [media.navigation]: {
    insetBlockStart: -CONDENSED_BY.large,
    '.header-row': { minHeight: size.header.large },
    // Centres the links in the window as long as everything fits in one row.
    '.header-home, .header-end': { flex: '1 1 0', minWidth: 'max-content' },
    '.header-home .brand-name': { fontSize: '2.3125rem' },
    '.header-home .brand-line': { transition: `opacity ${motion.colour}` },
    '.header-end': { justifyContent: 'end', gap: space.s24 },
    '&[data-scrolled] .header-home': { transform: `translateY(${CONDENSED_BY.large / 2 + 8}px)` },
    '&[data-scrolled] .header-home .brand-line': { opacity: 0 },
    // Sets a transform from the start, because adding one on scroll would count as a layout shift.
    '.header-moves, .header-home': { transform: 'translateY(0)' },
    '.header-moves, .header-thread > *': { transition: move },
    '&[data-scrolled] .header-moves': { transform: `translateY(${CONDENSED_BY.large / 2}px)` },
    // Halves the line above the drop of resin, so that the drop keeps its distance from the
    // header's edge.
    '.header-thread > :first-of-type': { transformOrigin: 'top' },
    '&[data-scrolled] .header-thread > span': { transform: 'scaleY(.5)' },
    '&[data-scrolled] .header-thread > svg': {
      transform: `translateY(${-CONDENSED_BY.large / 2}px)`,
    },
  },
  // In short windows the header is not sticky and not condensed.
  [media.short]: {
    '&, &[data-scrolled]': { position: 'relative', insetBlockStart: 0 },
    '.header-home, .header-moves, .header-thread > *': { transform: 'none !important' },
  },
  [media.reducedMotion]: { '&, *': { transition: 'none !important' } },
});
