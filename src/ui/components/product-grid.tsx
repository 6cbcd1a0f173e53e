import type { ReactNode } from 'react';
import { theme } from '../theme/theme';

/** Rows that a card shares with its neighbours: picture, stars, title with words, price. */
export const CARD_ROWS = 4;

interface ProductGridProps {
  /** On a wide screen; two on a phone. */
  readonly columns?: 3 | 4;
  /** `<li>` elements. */
  readonly children: ReactNode;
  readonly className?: string;
}

/** A list of cards whose stars, titles and prices line up across a row, however long the titles are. */
export const ProductGrid = ({ columns = 4, children, className }: ProductGridProps) => (
  <ul
    css={{
      display: 'grid',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: theme.space.gutter,
      '> li': {
        display: 'grid',
        gridRow: `span ${CARD_ROWS}`,
        gridTemplateRows: 'subgrid',
        rowGap: 0,
        minWidth: 0,
        marginBlockEnd: 'clamp(36px, 4.4vw, 64px)',
      },
      [theme.media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      [theme.media.rail]: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` },
    }}
    className={className}
  >
    {children}
  </ul>
);
