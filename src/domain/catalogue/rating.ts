export const STARS = 5;

/** How much of each of the five stars is filled, 0 to 1: `4.5` → `[1, 1, 1, 1, 0.5]`. */
export const starFills = (rating: number): readonly number[] =>
  Array.from({ length: STARS }, (_, star) => Math.min(1, Math.max(0, rating - star)));

/** As it is told: held within the stars, with the one decimal a visitor can use; `4.0` reads as `4`. */
export const shownRating = (rating: number): number =>
  Math.round(Math.min(STARS, Math.max(0, rating)) * 10) / 10;

/** The number beside the stars: `(4.5)`. */
export const ratingNumber = (rating: number): string => `(${shownRating(rating)})`;
