import {
  PRODUCT_SORTS,
  type ProductAspect,
  type ProductFilter,
  type ProductQuery,
  type ProductSort,
} from './product-query';

const OF_CRITERION: Readonly<Partial<Record<keyof ProductQuery, ProductAspect>>> = {
  volumes: 'volume',
  minimumRating: 'rating',
  minimumPrice: 'price',
  maximumPrice: 'price',
};

const OF_SORT: Readonly<Partial<Record<ProductSort, ProductAspect>>> = {
  'price-up': 'price',
  'price-down': 'price',
  rating: 'rating',
  newest: 'age',
};

type Lacks = readonly ProductAspect[];

const isLacking = (lacks: Lacks, aspect: ProductAspect | undefined): boolean =>
  aspect !== undefined && lacks.includes(aspect);

/** The orders that a catalogue can be asked for; its own is always among them. */
export const sortsWithout = (lacks: Lacks): readonly ProductSort[] =>
  PRODUCT_SORTS.filter((sort) => !isLacking(lacks, OF_SORT[sort]));

/** What is left of a question where products have nothing of these aspects: the rest of it. */
export function queryWithout(query: ProductQuery, lacks: Lacks): ProductQuery {
  if (lacks.length === 0) return query;
  const { sort = 'featured' } = query;
  const kept = Object.entries(query).filter(
    ([name]) =>
      !isLacking(lacks, OF_CRITERION[name as keyof ProductQuery]) &&
      !(name === 'sort' && isLacking(lacks, OF_SORT[sort])),
  );
  return Object.fromEntries(kept);
}

/** Whether products can be told apart by all that a filter asks. */
export const canNarrow = (filter: ProductFilter, lacks: Lacks): boolean =>
  Object.keys(queryWithout(filter, lacks)).length === Object.keys(filter).length;
