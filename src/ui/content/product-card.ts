/** The texts about a product on its card and on its page. */
import type { Availability } from '../../domain/catalogue/availability';
import { STARS, shownRating } from '../../domain/catalogue/shown-rating';
import { sample } from './sample';

/** Shown if a product has no price. */
export const priceOnRequest = 'Price on request';

/** Shown if a product has no rating. */
export const notYetRated = 'Not yet rated';

/**
 * Returns the note on a product's availability; `null` if the product is available or its
 * availability is unknown. Pages that were rendered before the field existed have no
 * `availability`.
 */
export const availabilityNote = (availability: Availability | null | undefined): string | null =>
  availability === 'Available' ? null : (availability ?? null);

/** The accessible name of the stars: `4.5 out of 5`. */
export const ratingLabel = (rating: number): string =>
  [`${shownRating(rating)} out of ${STARS}`, sample?.rating].filter(Boolean).join(', ');

/** Name of the content in loading and error messages. */
export const what = 'products';
