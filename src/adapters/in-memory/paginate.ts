import type { Page } from '../../domain/shared/page';

/** The CMS's largest page size. */
const LARGEST_PAGE = 100;

/**
 * Clamps a number to the limits of the CMS, from 1 to `most`, so that the in-memory adapter
 * paginates in the same way.
 */
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
