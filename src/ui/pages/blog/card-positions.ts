/**
 * The width of a post card and its place in a row: `wide` (first, 7 columns), `narrow` (second, 4),
 * `narrow-first` (first, 4), `wide-second` (second, 7) or `row` (alone in a full row).
 */
export type Place = 'wide' | 'narrow' | 'narrow-first' | 'wide-second' | 'row';

const PATTERN: readonly Place[] = ['wide', 'narrow', 'narrow-first', 'wide-second', 'row'];
/** The positions that start a row of two cards. */
const OPENS_PAIR: readonly Place[] = ['wide', 'narrow-first'];

/**
 * Returns the places of `count` cards. Three rows repeat: cards of 7 and 4 columns, cards of 4 and
 * 7 columns, and one card in a full row. A card that would be alone in a row of two takes the whole
 * row.
 */
export const postPlaces = (count: number): readonly Place[] =>
  Array.from({ length: count }, (_, index) => {
    const place = PATTERN[index % PATTERN.length] ?? 'row';
    return index === count - 1 && OPENS_PAIR.includes(place) ? 'row' : place;
  });
