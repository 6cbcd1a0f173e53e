import { ContentError } from '../../../application/content-error';
import type { ProblemLog } from '../../../application/ports/problem-log';
import type { Page } from '../../../domain/shared/page';
import { readWire } from './read-wire';
import { listWire } from './strapi-wire';

/** Reads the items of a list; items that cannot be read are left out and reported. */
export function readItems<T>(
  items: readonly unknown[],
  toItem: (item: unknown, index: number) => T,
  what: string,
  log: ProblemLog,
): readonly T[] {
  return items.flatMap((item, index) => {
    try {
      return [toItem(item, index)];
    } catch (problem) {
      log.report(`A ${what} could not be read and was left out`, { item, problem });
      return [];
    }
  });
}

/**
 * Reads a page of a list. The page size is that of the response, because the CMS may reduce the
 * requested one. Without a total in the response, this page counts as the last.
 */
export function readPage<T>(
  answer: unknown,
  toItem: (item: unknown) => T,
  what: string,
  log: ProblemLog,
): Page<T> {
  const { data, meta } = readWire(listWire, answer);
  const pagination = meta?.pagination;
  // `||` also replaces 0: dividing by a page size of 0 would give an infinite page count.
  const page = pagination?.page || 1;
  const pageSize = pagination?.pageSize || Math.max(1, data.length);
  const total = pagination?.total ?? (page - 1) * pageSize + data.length;
  return {
    items: readItems(data, toItem, what, log),
    page,
    pageSize,
    pageCount: pagination?.pageCount ?? Math.ceil(total / pageSize),
    total,
  };
}

/** Returns the total of a list. @throws ContentError of kind `malformed` if it is absent. */
export function readTotal(answer: unknown): number {
  const total = readWire(listWire, answer).meta?.pagination?.total;
  if (total === null || total === undefined) {
    throw new ContentError('malformed', { cause: new Error('The list came without its total') });
  }
  return total;
}
