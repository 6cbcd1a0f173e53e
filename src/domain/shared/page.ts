/**
 * One page of a list. `total` is the number of items on all pages; `pageCount` is 0 for an empty
 * list.
 */
export interface Page<T> {
  readonly items: readonly T[];
  /** Number of this page, from 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly pageCount: number;
  readonly total: number;
}
