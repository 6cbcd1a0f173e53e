import type { Day } from '../../domain/seasons/day';

/** The current day in the visitor's time zone. */
export interface Calendar {
  today(): Day;
  /** Calls the listener when a new day begins. @returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
}
