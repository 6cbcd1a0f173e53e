/** What is said of a product on every card and on its own page. */
import { STARS, shownRating } from '../../domain/catalogue/rating';
import { sample } from './sample';

/** In place of a price. */
export const priceOnRequest = 'Price on request';

/** Where others have stars. */
export const notYetRated = 'Not yet rated';

/** Of its stars, read out: `4.5 out of 5`. */
export const ratingLabel = (rating: number): string =>
  [`${shownRating(rating)} out of ${STARS}`, sample?.rating].filter(Boolean).join(', ');

/** What is on its way, or did not come. */
export const what = 'products';
