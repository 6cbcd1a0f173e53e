import { placeOf } from '../site/addresses/list-pages';

/** How wide and high the picture of a shared page is, in pixels: what every network shows whole. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** How much of it a photograph fills. */
export const SHARE_PHOTOGRAPH = { width: 600, height: 526 } as const;

/** Where the picture of the page at `address` lies: all pages of a list have one. */
export const sharePictureAddress = (address: string): string => {
  const place = placeOf(address);
  return `${place === '/' ? '' : place}/share.jpg`;
};
