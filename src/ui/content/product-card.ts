/** What is said of a product on every card and on its own page. */
import { STARS, shownRating } from '../../domain/catalogue/rating';

/** In place of a price. */
export const priceOnRequest = 'Price on request';

/** Of its stars, read out. */
export const ratingLabel = (rating: number): string => `${shownRating(rating)} out of ${STARS}`;

/** What is on its way, or did not come. */
export const what = 'products';
