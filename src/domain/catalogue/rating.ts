export const STARS = 5;

/**
 * Tolerance for floating point: 4.3 times 10 can be 42.99…, which must still count as 43 tenths.
 */
const ROUNDING_ERROR = 1e-9;

/**
 * The rating as shown: from 0 to 5 with one decimal; `4.0` reads as `4`. Further decimals are cut
 * off, not rounded: `4.95` is not a full five, and a product that a filter by 4.5 leaves out must
 * not show 4.5.
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
