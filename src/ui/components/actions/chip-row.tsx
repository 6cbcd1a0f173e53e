import type { ReactNode } from 'react';
import { theme } from '../../theme/theme';

interface ChipRowProps {
  /** What the chips are for: `Filters in force`. */
  readonly label: string;
  /** `<li>` elements. */
  readonly children: ReactNode;
  readonly className?: string;
}

/** Chips side by side; on a phone one row that scrolls under the finger. */
export const ChipRow = ({ label, children, className }: ChipRowProps) => (
  <ul
    aria-label={label}
    css={{
      display: 'flex',
      alignItems: 'center',
      gap: theme.space.s12,
      // Room for the focus ring, which a scrolling box would cut.
      padding: 6,
      margin: -6,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      '> li': { flex: 'none', maxWidth: '100%' },
      [theme.media.medium]: { flexWrap: 'wrap', overflowX: 'visible' },
    }}
    className={className}
  >
    {children}
  </ul>
);
