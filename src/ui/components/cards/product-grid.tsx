import type { CSSObject } from '@emotion/react';
import type { ReactNode } from 'react';
import { theme } from '../../theme/theme';

/**
 * Number of subgrid rows of a product: the card's picture, stars, title with description and price,
 * and the enquiry link below the card, which may be missing.
 */
export const CARD_ROWS = 5;

/**
 * Returns a template of `count` columns, or of fewer if a column would be narrower than `minimum`,
 * as with an enlarged font.
 */
const columnsOf = (count: number, minimum: string) =>
  `repeat(auto-fill, minmax(min(100%, max(${minimum}, ${100 / count}% - ${theme.space.gutter})), 1fr))`;

const gridOf = (columns: number): CSSObject => ({
  display: 'grid',
  gridTemplateColumns: columnsOf(2, '8rem'),
  columnGap: theme.space.gutter,
  '> li': {
    display: 'grid',
    gridRow: `span ${CARD_ROWS}`,
    gridTemplateRows: 'subgrid',
    rowGap: 0,
    minWidth: 0,
    marginBlockEnd: 'clamp(36px, 4.4vw, 64px)',
  },
  [theme.media.rail]: { gridTemplateColumns: columnsOf(columns, '10rem') },
});

const STYLES = { 3: gridOf(3), 4: gridOf(4) };

interface ProductGridProps {
  /** Number of columns in windows from 1000 px; narrower windows have two columns. */
  readonly columns?: keyof typeof STYLES;
  /** `<li>` elements. */
  readonly children: ReactNode;
  readonly className?: string;
}

/** A grid of cards. Stars, titles and prices align across a row, however long the titles are. */
export const ProductGrid = ({ columns = 4, children, className }: ProductGridProps) => (
  <ul css={STYLES[columns]} className={`paper-rows ${className ?? ''}`}>
    {children}
  </ul>
);
