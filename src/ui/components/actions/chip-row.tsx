import type { ReactNode } from 'react';
import { theme } from '../../theme/theme';

/** The accessible name, for example `Filters in force`, or the id of an element with that text. */
type Named = { readonly label: string } | { readonly labelledBy: string };

type ChipRowProps = Named & {
  /** `<li>` elements. */
  readonly children: ReactNode;
  readonly className?: string;
};

/** Space for the focus ring in CSS pixels; the scroll container would clip the ring otherwise. */
const RING = 6;

/** Chips side by side. On narrow screens they form one row that scrolls sideways. */
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
        // The row extends to the edge of the window, beyond its column.
        marginInlineEnd: `calc(-1 * ${theme.space.margin})`,
        paddingInlineEnd: theme.space.margin,
        overflowX: 'auto',
        scrollbarWidth: 'none',
        // The fade shows that more chips follow.
        maskImage: `linear-gradient(to right, #000 calc(100% - ${theme.space.s28}px), transparent)`,
      },
    }}
    className={className}
  >
    {children}
  </ul>
);
