import type { CSSObject } from '@emotion/react';
import { theme } from './theme';

const { media, space } = theme;

/**
 * The children in rows of `count` on paper, as words stand in lines: not every browser breaks a grid
 * between two sheets.
 */
export const paperRows = (count: number): CSSObject => ({
  [media.print]: {
    display: 'block',
    marginInline: 0,
    '&& > *': {
      display: 'inline-grid',
      verticalAlign: 'top',
      breakInside: 'avoid',
      transform: 'none !important',
      width: `calc((100% - ${(count - 1) * space.s24}px) / ${count})`,
      margin: `0 ${space.s24}px ${space.s24}px 0 !important`,
      paddingInline: 0,
    },
    [`&& > :nth-child(${count}n)`]: { marginInlineEnd: '0 !important' },
  },
});
