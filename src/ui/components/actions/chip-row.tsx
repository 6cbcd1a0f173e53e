import type { ReactNode } from 'react';
import { theme } from '../../theme/theme';

/** What the chips are for: `Filters in force`, or the id of an element that says it. */
type Named = { readonly label: string } | { readonly labelledBy: string };

type ChipRowProps = Named & {
  /** `<li>` elements. */
  readonly children: ReactNode;
  readonly className?: string;
};

/** Room for the focus ring, which a scrolling box would cut. */
const RING = 6;

/** Chips side by side; on a phone one row that scrolls under the finger. */
export const ChipRow = ({ children, className, ...named }: ChipRowProps) => (
  <ul
    {...('label' in named
      ? { 'aria-label': named.label }
      : { 'aria-labelledby': named.labelledBy })}
    css={{
      display: 'flex',
      alignItems: 'center',
      gap: theme.space.s12,
      flexWrap: 'wrap',
      padding: RING,
      margin: -RING,
      '> li': { flex: 'none', maxWidth: '100%' },
      [theme.media.belowMedium]: {
        flexWrap: 'nowrap',
        // It leaves the window, not the column.
        marginInlineEnd: `calc(-1 * ${theme.space.margin})`,
        paddingInlineEnd: theme.space.margin,
        overflowX: 'auto',
        scrollbarWidth: 'none',
        // More of them are beyond the edge.
        maskImage: `linear-gradient(to right, #000 calc(100% - ${theme.space.s28}px), transparent)`,
      },
    }}
    className={className}
  >
    {children}
  </ul>
);
