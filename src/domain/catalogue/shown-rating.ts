export const STARS = 5;

/**
 * Tolerance for rounding errors of floating-point numbers: a product such as 4.3 × 10 may be
 * 42.99…, which must still count as 43 tenths.
 */
const ROUNDING_ERROR = 1e-9;

/**
 * The rating as shown, from 0 to 5 with at most one decimal: `4.0` → `4`, `4.95` → `4.9`. Further
 * decimals are cut off, not rounded. Otherwise a product rated 4.49 would show as 4.5, although a
 * filter by 4.5 leaves it out.
 */
export const shownRating = (rating: number): number =>
  Math.floor(Math.min(STARS, Math.max(0, rating)) * 10 + ROUNDING_ERROR) / 10;

/** The filled share of each of the five stars, 0 to 1: `4.5` → `[1, 1, 1, 1, 0.5]`. */
export const starFills = (rating: number): readonly number[] =>
  Array.from({ length: STARS }, (_, star) =>
    Math.min(1, Math.max(0, (shownRating(rating) * 10 - star * 10) / 10)),
  );

/** The number beside the stars: `(4.5)`. */
export const ratingNumber = (rating: number): string => `(${shownRating(rating)})`;
