/** The texts about a product on its card and on its page. */
import type { Availability } from '../../domain/catalogue/availability';
import { STARS, shownRating } from '../../domain/catalogue/shown-rating';
import { sample } from './sample';

/** Shown if a product has no price. */
export const priceOnRequest = 'Price on request';

/** Shown if a product has no rating. */
export const notYetRated = 'Not yet rated';

/**
 * Says whether a product can be had; `null` for one that is available or says nothing about it. A
 * page that was rendered before products had the field lacks it.
 */
export const availabilityNote = (availability: Availability | null | undefined): string | null =>
  availability === 'Available' ? null : (availability ?? null);

/** The accessible name of the stars: `4.5 out of 5`. */
export const ratingLabel = (rating: number): string =>
  [`${shownRating(rating)} out of ${STARS}`, sample?.rating].filter(Boolean).join(', ');

/** Name of the content in loading and error messages. */
export const what = 'products';
