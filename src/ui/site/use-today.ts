import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Calendar } from '../../application/browser-state/calendar';
import type { Day } from '../../domain/seasons/day';

/** Context of the calendar that reports the visitor's current day; `null` while prerendering. */
export const CalendarContext = createContext<Calendar | null>(null);

const never = () => () => {};

/**
 * Returns the current day of the visitor; `null` in a prerendered page until it is hydrated,
 * because the day of the build is not the visitor's.
 */
export function useToday(): Day | null {
  const calendar = useContext(CalendarContext);
  return useSyncExternalStore<Day | null>(
    calendar?.subscribe ?? never,
    () => calendar?.today() ?? null,
    () => null,
  );
}
