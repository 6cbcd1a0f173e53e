import { placeOf } from '../../site/addresses/list-pages';

/**
 * Size of a share picture, in pixels. Every social network shows a picture of this size uncropped.
 */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** Size of the photograph in the share picture, in pixels. */
export const SHARE_PHOTOGRAPH = { width: 600, height: 526 } as const;

/**
 * Returns the address of the share picture of the page at `address`. All pages of a list have the
 * same share picture.
 */
export const sharePictureAddress = (address: string): string => {
  const place = placeOf(address);
  return `${place === '/' ? '' : place}/share.jpg`;
};
