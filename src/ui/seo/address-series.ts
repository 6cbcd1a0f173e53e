import { listPageIn, placeOf } from '../site/addresses/list-pages';

/** Position of an address in a series of numbered addresses. */
interface PlaceInSeries {
  /** The address that the series belongs to, such as `/product`. */
  readonly head: string;
  readonly number: number;
}

export const SITE_MAP = '/sitemap.xml';
const SITE_MAP_PART = /^\/sitemap-(?<number>\d+)[.]xml$/u;

/**
 * Returns the position of an address in its series, for a part of the site map and for a list page
 * after the first; `null` for other addresses.
 */
export function placeInSeries(address: string): PlaceInSeries | null {
  const part = SITE_MAP_PART.exec(address)?.groups?.['number'];
  if (part !== undefined) return { head: SITE_MAP, number: Number(part) };
  const head = placeOf(address);
  return head === address ? null : { head, number: listPageIn(address) };
}

export const isSiteMap = (address: string): boolean =>
  address === SITE_MAP || placeInSeries(address)?.head === SITE_MAP;
