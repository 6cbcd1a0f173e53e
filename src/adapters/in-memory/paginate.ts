import type { Page } from '../../domain/shared/page';

/** The CMS gives no larger page, whatever was asked for … */
const LARGEST_PAGE = 100;

/** … and none below one: the same limits as the real one, so that the fake shows what it would. */
const withinLimits = (value: number, most: number): number =>
  Math.min(most, Math.max(1, Math.trunc(value)));

export const capped = <T>(items: readonly T[], limit: number): readonly T[] =>
  items.slice(0, withinLimits(limit, LARGEST_PAGE));

export function paginate<T>(all: readonly T[], wantedPage: number, wantedSize: number): Page<T> {
  const pageSize = withinLimits(wantedSize, LARGEST_PAGE);
  const page = withinLimits(wantedPage, Number.MAX_SAFE_INTEGER);
  const start = (page - 1) * pageSize;
  return {
    items: all.slice(start, start + pageSize),
    page,
    pageSize,
    pageCount: Math.ceil(all.length / pageSize),
    total: all.length,
  };
}
