import { CRITERIA, SORT_NEEDS } from './product-criteria';
import {
  type FilterField,
  PRODUCT_SORTS,
  type ProductFilter,
  type ProductQuery,
  type ProductSort,
} from './product-query';

type Unsupported = readonly FilterField[];

const isSupported = (field: string | null, unsupported: Unsupported): boolean =>
  unsupported.every((each) => each !== field);

/**
 * The field that a parameter of a query needs; `null` for a parameter such as `page`, which needs
 * none.
 */
function needsOf(name: string, value: unknown): string | null {
  if (name === 'sort') return SORT_NEEDS[value as ProductSort];
  return name in CRITERIA ? CRITERIA[name as keyof typeof CRITERIA].field : null;
}

/**
 * The sorts of a catalogue that lacks the fields `unsupported`. `featured` is always one of them.
 */
export const sortsWithout = (unsupported: Unsupported): readonly ProductSort[] =>
  PRODUCT_SORTS.filter((sort) => isSupported(SORT_NEEDS[sort], unsupported));

/** The query without the criteria and the sort that need an unsupported field. */
export const queryWithout = (query: ProductQuery, unsupported: Unsupported): ProductQuery =>
  Object.fromEntries(
    Object.entries(query).filter(([name, value]) => isSupported(needsOf(name, value), unsupported)),
  );

/**
 * Whether a catalogue that lacks the fields `unsupported` can apply every criterion of a filter.
 */
export const canNarrow = (filter: ProductFilter, unsupported: Unsupported): boolean =>
  Object.entries(filter).every(([name, value]) => isSupported(needsOf(name, value), unsupported));
