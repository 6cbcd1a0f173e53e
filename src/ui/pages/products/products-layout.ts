import { css } from '@emotion/react';
import { needsScript } from '../../theme/needs-script';
import { pageGrid } from '../../theme/page-grid';
import { theme } from '../../theme/theme';

const { colour, media, motion, size, space } = theme;

export const productsLayout = css(pageGrid, {
  '.list-rail': { display: 'none' },
  '.list-results': {
    outline: 'none',
    // Keeps the first row below the sticky header when a change of page scrolls to it.
    scrollMarginBlockStart: size.header.scrolled + space.s24,
    paddingBlockStart: space.s28,
  },
  '.list-results[aria-busy=true] ul, .list-results[aria-busy=true] nav': {
    opacity: 0.5,
    // The delay keeps a fast response from dimming the list.
    transition: `opacity ${motion.control} 120ms`,
  },
  [media.rail]: {
    '.list-rail': {
      ...needsScript,
      display: 'block',
      gridColumn: 'c 1 / c 4',
      alignSelf: 'start',
      position: 'sticky',
      insetBlockStart: size.header.scrolled + space.s12,
      // `dvh` excludes a tablet's toolbars, which would otherwise hide the last filter.
      maxHeight: ['100vh', '100dvh'].map(
        (window) => `calc(${window} - ${size.header.scrolled + space.s24}px)`,
      ),
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      scrollbarColor: `${colour.bark} transparent`,
      // Adds space for focus rings, which a scroll container would cut off.
      marginInline: -space.s8,
      paddingInline: `${space.s8}px ${space.s24 + space.s8}px`,
      paddingBlock: `${space.s28}px ${space.s12}px`,
    },
    '.list-results': { gridColumn: 'c 4 / end' },
  },
});
