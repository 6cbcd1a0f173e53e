import {
  PRODUCTS_PER_PAGE,
  type ProductFilter,
  type ProductQuery,
  type ProductSort,
} from '../../../domain/catalogue/product-query';
import { type Filters, type ListParameters, PICTURE_FIELDS } from './list-parameters';
import { type Condition, textConditions } from './text-conditions';

/**
 * Every sort ends with the id. Otherwise products with equal values could move to another page
 * between two calls.
 */
const ORDERS: Readonly<Record<ProductSort, readonly string[]>> = {
  featured: ['createdAt:asc', 'documentId:asc'],
  'price-up': ['Price:asc', 'documentId:asc'],
  'price-down': ['Price:desc', 'documentId:asc'],
  rating: ['Rating:desc', 'documentId:asc'],
  newest: ['createdAt:desc', 'documentId:asc'],
};

export const productFilters = (filter: ProductFilter, ...more: readonly Condition[]): Filters => ({
  $and: [
    ...textConditions(filter.text),
    { Title: { $in: filter.titles } },
    { Volume: { $in: filter.volumes } },
    { Rating: { $gte: filter.minimumRating } },
    { Price: { $gte: filter.minimumPrice, $lte: filter.maximumPrice } },
    ...more,
  ],
});

/** The parameters of the list call for a search. `more` adds conditions. */
export const searchParameters = (
  { sort = 'featured', page = 1, pageSize = PRODUCTS_PER_PAGE, locale, ...filter }: ProductQuery,
  ...more: readonly Condition[]
): ListParameters => ({
  sort: ORDERS[sort],
  pagination: { page, pageSize, withCount: true },
  populate: { productimage: PICTURE_FIELDS },
  filters: productFilters(filter, ...more),
  ...(locale !== undefined && { locale }),
});
