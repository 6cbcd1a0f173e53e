import { matchesText } from '../shared/matches-text';
import type { Product } from './product';
import type { FilterField, ProductFilter, ProductSort } from './product-query';

interface Criterion<Value> {
  /** The field that the catalogue must support; `null` for fields that every catalogue has. */
  readonly needs: FilterField | null;
  readonly matches: (product: Product, value: Value) => boolean;
}

type Criteria = {
  readonly [Name in keyof Required<ProductFilter>]: Criterion<Required<ProductFilter>[Name]>;
};

/** Every criterion by which products can be filtered. An empty list matches every product. */
export const CRITERIA: Criteria = {
  text: { needs: null, matches: matchesText },
  titles: {
    needs: null,
    matches: ({ title }, titles) => titles.length === 0 || titles.includes(title),
  },
  volumes: {
    needs: 'volume',
    matches: ({ volume }, volumes) =>
      volumes.length === 0 || (volume !== null && volumes.includes(volume)),
  },
  minimumRating: {
    needs: 'rating',
    matches: ({ rating }, minimum) => rating !== null && rating >= minimum,
  },
  minimumPrice: {
    needs: 'price',
    matches: ({ price }, minimum) => price !== null && price >= minimum,
  },
  maximumPrice: {
    needs: 'price',
    matches: ({ price }, maximum) => price !== null && price <= maximum,
  },
};

/** The field that each sort needs; `null` when it needs none. */
export const SORT_NEEDS: Readonly<Record<ProductSort, FilterField | null>> = {
  featured: null,
  'price-up': 'price',
  'price-down': 'price',
  rating: 'rating',
  newest: 'age',
};

const meets = <Name extends keyof Criteria>(
  product: Product,
  filter: ProductFilter,
  name: Name,
) => {
  const value = filter[name] as Required<ProductFilter>[Name] | undefined;
  return value === undefined || CRITERIA[name].matches(product, value);
};

/** Whether a product meets every criterion of the filter. */
export const matchesFilter = (product: Product, filter: ProductFilter): boolean =>
  (Object.keys(CRITERIA) as (keyof Criteria)[]).every((name) => meets(product, filter, name));
