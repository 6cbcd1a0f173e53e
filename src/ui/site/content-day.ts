import type { Day } from '../../domain/seasons/day';
import type { QueryKey } from './queries/query';
import type { QueryCache } from './queries/query-cache';
import { useQueryCache } from './queries/use-query';
import { useToday } from './use-today';

const KEY: QueryKey = ['contentDay'];

/**
 * Stores in a page's query cache the day on which the content of the page is read, for
 * `useContentDay`. A time instead of a day would change the page at each prerendering, even with
 * unchanged content.
 *
 * @param readAt in ms since 1970.
 */
export const seedContentDay = (cache: QueryCache, readAt: number): void =>
  cache.seed(KEY, new Date(readAt).toISOString().slice(0, 10), readAt);

/**
 * Returns the day on which the content of the page was read. This is the day of the prerendering,
 * or today if the browser reads the content.
 */
export function useContentDay(): Day | null {
  const today = useToday();
  return (useQueryCache().cachedAnswer(KEY) as Day | undefined) ?? today;
}
