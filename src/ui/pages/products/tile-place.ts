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
 * Returns the place of the tile; `null` when there are too few cards. The tile follows the fourth
 * card, and is so wide that a grid of two or three columns has no empty cells. When the cards fill
 * all rows of three, the tile follows the sixth card and has a row of its own in that grid.
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
