import {
  PRODUCT_SORTS,
  type ProductAspect,
  type ProductFilter,
  type ProductQuery,
  type ProductSort,
} from './product-query';

/** What each criterion and each order is about; what is not here is about no aspect. */
const ASPECT_OF: Readonly<Record<string, ProductAspect>> = {
  volumes: 'volume',
  minimumRating: 'rating',
  minimumPrice: 'price',
  maximumPrice: 'price',
  'price-up': 'price',
  'price-down': 'price',
  rating: 'rating',
  newest: 'age',
} satisfies Partial<Record<keyof ProductQuery | ProductSort, ProductAspect>>;

type Lacks = readonly ProductAspect[];

const isLacking = (lacks: Lacks, name: string): boolean =>
  lacks.some((aspect) => aspect === ASPECT_OF[name]);

/** The orders that a catalogue can be asked for; its own is always among them. */
export const sortsWithout = (lacks: Lacks): readonly ProductSort[] =>
  PRODUCT_SORTS.filter((sort) => !isLacking(lacks, sort));

/** What is left of a question where products have nothing of these aspects: the rest of it. */
export const queryWithout = (query: ProductQuery, lacks: Lacks): ProductQuery =>
  Object.fromEntries(
    Object.entries(query).filter(
      ([name, value]) => !isLacking(lacks, name === 'sort' ? value : name),
    ),
  );

/** Whether products can be told apart by all that a filter asks. */
export const canNarrow = (filter: ProductFilter, lacks: Lacks): boolean =>
  !Object.keys(filter).some((name) => isLacking(lacks, name));
