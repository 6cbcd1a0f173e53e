import { css } from '@emotion/react';
import { printLabel } from '../../theme/print';
import { BREAKPOINTS, theme } from '../../theme/theme';

const { colour, media, motion, shadow, size, space } = theme;

/** Windows with room for every link in the header. */
export const FULL_NAVIGATION = `(min-width: ${BREAKPOINTS.navigation}px)`;

/** So much of the header leaves with the page; what stays is the condensed header. */
const LEAVES = {
  small: size.header.small - size.header.scrolled,
  large: size.header.large - size.header.scrolled,
} as const;

const move = `transform ${motion.control} ${motion.ease}`;

/**
 * The header keeps its height in the page and sticks above the window's edge by what it loses, so
 * condensing it moves nothing else. What it holds is drawn lower by half of that, by `transform`.
 */
export const headerStyle = css({
  ...printLabel('site-header'),
  position: 'sticky',
  insetBlockStart: -LEAVES.small,
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
  // Below, the name alone fits beside the two buttons.
  '@media (max-width: 359px)': { '.header-home .brand-line': { display: 'none' } },
  [media.navigation]: {
    insetBlockStart: -LEAVES.large,
    '.header-row': { minHeight: size.header.large },
    // The links stand in the middle of the window as long as all fits one row.
    '.header-home, .header-end': { flex: '1 1 0', minWidth: 'max-content' },
    '.header-home .brand-name': { fontSize: '2.3125rem' },
    '.header-home .brand-line': { transition: `opacity ${motion.colour}` },
    '.header-end': { justifyContent: 'end', gap: space.s24 },
    '&[data-scrolled] .header-home': { transform: `translateY(${LEAVES.large / 2 + 8}px)` },
    '&[data-scrolled] .header-home .brand-line': { opacity: 0 },
    // Never without a transform: taking one on counts as a shift of the page.
    '.header-moves, .header-home': { transform: 'translateY(0)' },
    '.header-moves, .header-thread > *': { transition: move },
    '&[data-scrolled] .header-moves': { transform: `translateY(${LEAVES.large / 2}px)` },
    // The tear hangs as far below the header's edge as before, on half the thread.
    '.header-thread > :first-of-type': { transformOrigin: 'top' },
    '&[data-scrolled] .header-thread > span': { transform: 'scaleY(.5)' },
    '&[data-scrolled] .header-thread > svg': { transform: `translateY(${-LEAVES.large / 2}px)` },
  },
  // It leaves with the page, as it is.
  [media.short]: {
    '&, &[data-scrolled]': { position: 'relative', insetBlockStart: 0 },
    '.header-home, .header-moves, .header-thread > *': { transform: 'none !important' },
  },
  [media.reducedMotion]: { '&, *': { transition: 'none !important' } },
});
