/** Where the tile stands among the cards, and how many cells of its row it fills. */
export interface TilePlace {
  /** So many cards before it. */
  readonly after: number;
  readonly ofTwo: 1 | 2;
  readonly ofThree: 1 | 2 | 3;
}

/** With fewer cards there is none. */
const FEWEST_CARDS = 4;

/**
 * The tile is the fifth cell, and as wide as fills the last row in a grid of two and of three
 * columns. Where the cards fill their rows without it, it stands across the grid between two rows.
 */
export function tilePlace(cards: number): TilePlace | null {
  if (cards < FEWEST_CARDS) return null;
  const inLastRow = cards % 3;
  return {
    after: inLastRow === 0 ? 6 : 4,
    ofTwo: cards % 2 === 1 ? 1 : 2,
    ofThree: inLastRow === 0 ? 3 : inLastRow === 1 ? 2 : 1,
  };
}
