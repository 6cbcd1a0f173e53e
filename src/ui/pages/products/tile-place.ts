/**
 * The contact tile's position among the cards, and the number of cells that it fills in a grid of
 * two and of three columns.
 */
export interface TilePlace {
  /** Number of cards before the tile. */
  readonly after: number;
  readonly ofTwo: 1 | 2;
  readonly ofThree: 1 | 2 | 3;
}

/** Minimum number of cards for which there is a tile. */
const MIN_CARDS = 4;

/**
 * Returns the place of the tile; `null` when there are too few cards. The tile is the fifth cell,
 * and wide enough to fill the last row of a grid of two or three columns. When the cards already
 * fill their rows, the tile spans the grid between two rows.
 */
export function tilePlace(cards: number): TilePlace | null {
  if (cards < MIN_CARDS) return null;
  const inLastRow = cards % 3;
  return {
    after: inLastRow === 0 ? 6 : 4,
    ofTwo: cards % 2 === 1 ? 1 : 2,
    ofThree: inLastRow === 0 ? 3 : inLastRow === 1 ? 2 : 1,
  };
}
