/** The rest of the address of a list's further pages, which hosts of files can have one file each for. */
const FURTHER = /\/page\/(?<page>[1-9]\d{0,5})\/?$/u;

/** The address of one page of a list: `/product`, `/product/page/2`. */
export const listPageAddress = (list: string, page: number): string =>
  page > 1 ? `${list}/page/${page}` : list;

/** The page of a list that a path asks for, from 1. */
export const listPageIn = (path: string): number =>
  Number(FURTHER.exec(path)?.groups?.['page'] ?? 1);

/** The path of the whole that a path shows a part of: all pages of a list are one place. */
export const placeOf = (path: string): string => path.replace(FURTHER, '');

/** What a router matches all pages of a list by. */
export const listRoute = (list: string): RegExp =>
  new RegExp(`^${list}(?:/page/[1-9]\\d{0,5})?/?$`, 'iu');
