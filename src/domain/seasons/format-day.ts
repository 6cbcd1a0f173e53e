import { dayAndMonth } from '../shared/written-day';
import type { Day } from './day';

/** `2025-11-21` → `21 November`. */
export const formatDay = (day: Day): string => dayAndMonth(new Date(day));
