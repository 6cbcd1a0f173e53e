import type { Day } from '../domain/seasons/day';

/** The calendar on the visitor's wall. */
export interface Calendar {
  today(): Day;
  /** Calls the listener when another day has begun. @returns the function that ends it. */
  subscribe(listener: () => void): () => void;
}
