import type { Facet, ProductFilter, ProductQuery } from './product-query';
import type { Volume } from './volume';

/** One criterion of a filter, which the page shows and the visitor can remove. */
export type AppliedFilter =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'volume'; readonly volume: Volume }
  | { readonly kind: 'rating'; readonly minimum: number }
  /** In US dollars; `null` when there is no limit at this end. At least one limit is set. */
  | { readonly kind: 'price'; readonly minimum: number | null; readonly maximum: number | null };

/** The applied filters of each kind. */
type AppliedByKind = {
  readonly [Kind in 'text' | Facet]: readonly Extract<AppliedFilter, { readonly kind: Kind }>[];
};

export function appliedFilters(query: ProductFilter): readonly AppliedFilter[] {
  const { text, volumes = [], minimumRating, minimumPrice, maximumPrice } = query;
  const price = { minimum: minimumPrice ?? null, maximum: maximumPrice ?? null };
  // The kinds are in the order in which the page shows them, which `Object.values` keeps.
  const applied: AppliedByKind = {
    text: text === undefined ? [] : [{ kind: 'text', text }],
    volume: volumes.map((volume) => ({ kind: 'volume', volume })),
    rating: minimumRating === undefined ? [] : [{ kind: 'rating', minimum: minimumRating }],
    price: price.minimum === null && price.maximum === null ? [] : [{ kind: 'price', ...price }],
  };
  return Object.values(applied).flat();
}

/** Changes to a query. `undefined` removes a criterion. */
export type ProductQueryChanges = {
  readonly [Name in keyof ProductQuery]: ProductQuery[Name] | undefined;
};

/**
 * Returns the query with the changes applied. The page is reset to the first unless the changes set
 * one.
 */
export function changedQuery(query: ProductQuery, changes: ProductQueryChanges): ProductQuery {
  const changed = { ...query, page: undefined, ...changes };
  const entries = Object.entries(changed).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as ProductQuery;
}

/** The query without one of its criteria. */
export function withoutFilter(query: ProductQuery, filter: AppliedFilter): ProductQuery {
  switch (filter.kind) {
    case 'text':
      return changedQuery(query, { text: undefined });
    case 'rating':
      return changedQuery(query, { minimumRating: undefined });
    case 'price':
      return changedQuery(query, { minimumPrice: undefined, maximumPrice: undefined });
    case 'volume':
      return withVolumes(
        query,
        (query.volumes ?? []).filter((volume) => volume !== filter.volume),
      );
  }
}

/** The query narrowed to these volumes; an empty list removes the criterion. */
export const withVolumes = (query: ProductQuery, volumes: readonly Volume[]): ProductQuery =>
  changedQuery(query, { volumes: volumes.length > 0 ? volumes : undefined });

/** Returns a query without criteria that keeps the sort order. */
export const withoutFilters = ({ sort }: ProductQuery): ProductQuery =>
  sort === undefined ? {} : { sort };
