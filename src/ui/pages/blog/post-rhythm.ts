/** The position of a journal card in its row. */
export type Place = 'wide' | 'narrow' | 'narrow-first' | 'wide-second' | 'row';

const PATTERN: readonly Place[] = ['wide', 'narrow', 'narrow-first', 'wide-second', 'row'];
/** The places that start a row of two. */
const OPENS_PAIR: readonly Place[] = ['wide', 'narrow-first'];

/**
 * The places of `count` cards: columns 7/4, then 4/7, then one full row, repeated. A card that
 * would be alone in a row of two takes the whole row.
 */
export const postPlaces = (count: number): readonly Place[] =>
  Array.from({ length: count }, (_, index) => {
    const place = PATTERN[index % PATTERN.length] ?? 'row';
    return index === count - 1 && OPENS_PAIR.includes(place) ? 'row' : place;
  });
