import { AVAILABILITIES } from '../../domain/catalogue/availability';
import type { Product } from '../../domain/catalogue/product';
import { STARS } from '../../domain/catalogue/shown-rating';
import { isVolume } from '../../domain/catalogue/volume';
import { fitsSearch } from './listing-from-draft';
import { refuse } from './refuse-write';

/** The fields for which the CMS has rules. The picture finder checks the pictures. */
type Written = Omit<
  Product,
  'id' | 'description' | 'picture' | 'gallery' | 'facts' | 'label' | 'changedAt'
>;

const within = (value: number | null, most: number): boolean =>
  value !== null && value >= 0 && value <= most;

const RULES: Readonly<Record<keyof Written, (product: Written) => boolean>> = {
  title: ({ title }) => title.trim() !== '',
  price: ({ price }) => within(price, Number.MAX_VALUE),
  rating: ({ rating }) => rating === null || within(rating, STARS),
  volume: ({ volume }) => volume === null || isVolume(volume),
  availability: ({ availability }) =>
    availability === null || AVAILABILITIES.includes(availability),
  searchListing: ({ searchListing }) => fitsSearch(searchListing),
};

/**
 * Checks a product by the rules of the CMS.
 * @throws ContentError of kind `bad-request` when the CMS would refuse the product.
 */
export function checkProduct(product: Written): void {
  const wrong = Object.entries(RULES).filter(([, isValid]) => !isValid(product));
  if (wrong.length > 0) refuse(wrong.map(([field]) => field));
}
