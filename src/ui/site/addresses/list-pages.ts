/**
 * Matches the path suffix of the second and later pages of a list. The page number is in the path,
 * not in the query, so that a static host can serve a file for each page.
 */
const FURTHER = /\/page\/(?<page>[1-9]\d{0,5})\/?$/u;

/** The address of one page of a list: `/product`, `/product/page/2`. */
export const listPageAddress = (list: string, page: number): string =>
  page > 1 ? `${list}/page/${page}` : list;

/** The page number in a path, from 1. */
export const listPageIn = (path: string): number =>
  Number(FURTHER.exec(path)?.groups?.['page'] ?? 1);

/** Returns the path without its page number. The result is the same for all pages of a list. */
export const placeOf = (path: string): string => path.replace(FURTHER, '');

/** Route pattern for all pages of a list. */
export const listRoute = (list: string): RegExp =>
  new RegExp(`^${list}(?:/page/[1-9]\\d{0,5})?/?$`, 'iu');
