import { matchesText } from '../shared/matches-text';
import type { Product } from './product';
import type { Facet, FilterField, ProductFilter, ProductSort } from './product-query';

/** The fields that criteria compare. Every catalogue has titles; it may lack the other fields. */
export type ComparedField = 'title' | Facet;

/**
 * A rule of the product filter: how a field of a product is compared with the value in the filter.
 */
export interface Criterion<Value> {
  readonly field: ComparedField;
  readonly comparison: 'one of' | 'at least' | 'at most';
  readonly matches: (product: Product, value: Value) => boolean;
}

/** An empty list matches every product; otherwise a product without the field never matches. */
const oneOf = <Field extends ComparedField>(
  field: Field,
): Criterion<readonly NonNullable<Product[Field]>[]> => ({
  field,
  comparison: 'one of',
  matches: ({ [field]: own }, values) =>
    values.length === 0 || (own !== null && values.includes(own)),
});

const atLeast = (field: 'rating' | 'price'): Criterion<number> => ({
  field,
  comparison: 'at least',
  matches: ({ [field]: own }, minimum) => own !== null && own >= minimum,
});

const atMost = (field: 'rating' | 'price'): Criterion<number> => ({
  field,
  comparison: 'at most',
  matches: ({ [field]: own }, maximum) => own !== null && own <= maximum,
});

type Values = Required<Omit<ProductFilter, 'text'>>;
type Criteria = { readonly [Name in keyof Values]: Criterion<Values[Name]> };

/**
 * Every criterion of a filter except `text`, which is searched for in two fields. The adapters
 * derive their conditions from this table.
 */
export const CRITERIA: Criteria = {
  titles: oneOf('title'),
  volumes: oneOf('volume'),
  minimumRating: atLeast('rating'),
  minimumPrice: atLeast('price'),
  maximumPrice: atMost('price'),
};

/** The names of the criteria in `CRITERIA`, in its order. */
export const CRITERION_NAMES = Object.keys(CRITERIA) as readonly (keyof Values)[];

/** The field that each sort needs; `null` when it needs none. */
export const SORT_NEEDS: Readonly<Record<ProductSort, FilterField | null>> = {
  featured: null,
  'price-up': 'price',
  'price-down': 'price',
  rating: 'rating',
  newest: 'age',
};

const meets = <Name extends keyof Values>(product: Product, filter: ProductFilter, name: Name) => {
  const value = filter[name] as Values[Name] | undefined;
  return value === undefined || CRITERIA[name].matches(product, value);
};

/** Whether a product meets every criterion of the filter. */
export const matchesFilter = (product: Product, filter: ProductFilter): boolean =>
  matchesText(product, filter.text) &&
  CRITERION_NAMES.every((name) => meets(product, filter, name));
