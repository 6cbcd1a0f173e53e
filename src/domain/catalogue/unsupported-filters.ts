import {
  type FilterField,
  PRODUCT_SORTS,
  type ProductFilter,
  type ProductQuery,
  type ProductSort,
} from './product-query';

/** The field that each criterion or sort needs; one that is not listed needs none. */
const FILTER_FIELD_OF: Readonly<Record<string, FilterField>> = {
  volumes: 'volume',
  minimumRating: 'rating',
  minimumPrice: 'price',
  maximumPrice: 'price',
  'price-up': 'price',
  'price-down': 'price',
  rating: 'rating',
  newest: 'age',
} satisfies Partial<Record<keyof ProductQuery | ProductSort, FilterField>>;

type Unsupported = readonly FilterField[];

const isUnsupported = (unsupported: Unsupported, name: string): boolean =>
  unsupported.some((field) => field === FILTER_FIELD_OF[name]);

/** The sorts that a catalogue supports; its own order is always one of them. */
export const sortsWithout = (unsupported: Unsupported): readonly ProductSort[] =>
  PRODUCT_SORTS.filter((sort) => !isUnsupported(unsupported, sort));

/** The query without the criteria and the sort that need an unsupported field. */
export const queryWithout = (query: ProductQuery, unsupported: Unsupported): ProductQuery =>
  Object.fromEntries(
    Object.entries(query).filter(
      ([name, value]) => !isUnsupported(unsupported, name === 'sort' ? value : name),
    ),
  );

/** Whether the catalogue supports every criterion of a filter. */
export const canNarrow = (filter: ProductFilter, unsupported: Unsupported): boolean =>
  !Object.keys(filter).some((name) => isUnsupported(unsupported, name));
