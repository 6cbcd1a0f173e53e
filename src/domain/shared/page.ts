/** One page of a list. `total` counts the whole list; `pageCount` is 0 for an empty one. */
export interface Page<T> {
  readonly items: readonly T[];
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly pageCount: number;
  readonly total: number;
}
