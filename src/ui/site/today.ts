import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Calendar } from '../../application/calendar';
import type { Day } from '../../domain/seasons/day';

/** `null` where there is no visitor to have one. */
export const CalendarContext = createContext<Calendar | null>(null);

const never = () => () => {};

/**
 * The visitor's day. `null` in a page that is drawn ahead, and until the browser has made that page
 * its own: a build's day is nobody's.
 */
export function useToday(): Day | null {
  const calendar = useContext(CalendarContext);
  return useSyncExternalStore<Day | null>(
    calendar?.subscribe ?? never,
    () => calendar?.today() ?? null,
    () => null,
  );
}
