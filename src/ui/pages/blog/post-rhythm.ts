/** How one card of the journal stands on its row. */
export type Place = 'wide' | 'narrow' | 'narrow-first' | 'wide-second' | 'row';

const PATTERN: readonly Place[] = ['wide', 'narrow', 'narrow-first', 'wide-second', 'row'];
/** The places that open a row of two. */
const OPENS_PAIR: readonly Place[] = ['wide', 'narrow-first'];

/**
 * The places of `count` cards: 7/4, 4/7, then one wide row, and again. A card that would stand
 * alone on a row of two takes the whole row.
 */
export const postPlaces = (count: number): readonly Place[] =>
  Array.from({ length: count }, (_, index) => {
    const place = PATTERN[index % PATTERN.length] ?? 'row';
    return index === count - 1 && OPENS_PAIR.includes(place) ? 'row' : place;
  });
