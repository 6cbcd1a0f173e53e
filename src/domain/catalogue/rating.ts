export const STARS = 5;

/** 4.3 times 10 is 42.99… in some machines' arithmetic: less than this below a tenth is a tenth. */
const ROUNDING_ERROR = 1e-9;

/**
 * As it is told: held within the stars, with the one decimal a visitor can use; `4.0` reads as `4`. The
 * rest is cut off, not rounded: `4.95` is not a full five, and whoever filters by 4.5 must not be told
 * 4.5 of a product that the filter leaves out.
 */
export const shownRating = (rating: number): number =>
  Math.floor(Math.min(STARS, Math.max(0, rating)) * 10 + ROUNDING_ERROR) / 10;

/** How much of each of the five stars is filled, 0 to 1, for the rating as told: `4.5` → `[1, 1, 1, 1, 0.5]`. */
export const starFills = (rating: number): readonly number[] =>
  Array.from({ length: STARS }, (_, star) =>
    Math.min(1, Math.max(0, (shownRating(rating) * 10 - star * 10) / 10)),
  );

/** The number beside the stars: `(4.5)`. */
export const ratingNumber = (rating: number): string => `(${shownRating(rating)})`;
