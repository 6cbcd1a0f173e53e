export const STARS = 5;

/** How much of each of the five stars is filled, 0 to 1: `4.5` → `[1, 1, 1, 1, 0.5]`. */
export const starFills = (rating: number): readonly number[] =>
  Array.from({ length: STARS }, (_, star) => Math.min(1, Math.max(0, rating - star)));

// One decimal is all a visitor can use; `4.0` reads as `4`.
const rounded = (rating: number): number =>
  Math.round(Math.min(STARS, Math.max(0, rating)) * 10) / 10;

/** What a screen reader says: `4.5 out of 5`. */
export const ratingLabel = (rating: number): string => `${rounded(rating)} out of ${STARS}`;

/** The number beside the stars: `(4.5)`. */
export const ratingNumber = (rating: number): string => `(${rounded(rating)})`;
