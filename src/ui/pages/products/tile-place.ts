/**
 * The contact tile's position among the cards, and its width in cells: `ofTwo` in a grid of two
 * columns, `ofThree` in a grid of three.
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
 * Returns the place of the tile; `null` when there are too few cards. The width of the tile leaves
 * no empty cells in a grid of two or three columns. The tile follows the fourth card. If the number
 * of cards is divisible by three, it follows the sixth card instead, and fills a row of three
 * columns.
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
