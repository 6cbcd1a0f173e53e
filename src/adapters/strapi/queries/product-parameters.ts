import {
  type ComparedField,
  CRITERIA,
  CRITERION_NAMES,
  type Criterion,
} from '../../../domain/catalogue/product-criteria';
import {
  FACETS,
  type FilterField,
  PRODUCTS_PER_PAGE,
  type ProductFilter,
  type ProductQuery,
  type ProductSort,
} from '../../../domain/catalogue/product-query';
import { PRODUCT_FIELDS } from '../wire/to-product';
import { type Filters, type ListParameters, PICTURE_FIELDS } from './list-parameters';
import { type Condition, textConditions } from './text-conditions';

/** The CMS fields that filters and sorts need. The adapter ignores those that a CMS lacks. */
export const FIELD_OF: Readonly<Record<ComparedField | FilterField, string>> = {
  ...PRODUCT_FIELDS,
  age: 'createdAt',
};

const OPERATORS: Readonly<Record<Criterion<never>['comparison'], string>> = {
  'one of': '$in',
  'at least': '$gte',
  'at most': '$lte',
};

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

/** All criteria of one field as one condition: `{ Price: { $gte: 10, $lte: 20 } }`. */
const conditionOn = (field: ComparedField, filter: ProductFilter): Condition => {
  const names = CRITERION_NAMES.filter((name) => CRITERIA[name].field === field);
  const parts = names.map((name) => [OPERATORS[CRITERIA[name].comparison], filter[name]]);
  return { [FIELD_OF[field]]: Object.fromEntries(parts) };
};

export const productFilters = (filter: ProductFilter, ...more: readonly Condition[]): Filters => ({
  $and: [
    ...textConditions(filter.text),
    ...(['title', ...FACETS] as const).map((field) => conditionOn(field, filter)),
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
