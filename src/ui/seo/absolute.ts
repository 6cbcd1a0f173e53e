/** Makes an address of the site absolute: `/about` becomes `https://example.com/about`. */
export type Absolute = (address: string) => string;

/** Returns an `Absolute` for a site. @param siteUrl the origin of the site. */
export const absoluteOn =
  (siteUrl: string): Absolute =>
  (address) =>
    // `new URL` does not change URLs that are already absolute, such as those of the CMS's
    // pictures. It makes the home page's URL end with a slash.
    new URL(address, siteUrl).href;

/**
 * Makes an address from the CMS absolute; returns `null` for an address that no browser can parse.
 */
export function absoluteIfReadable(address: string, absolute: Absolute): string | null {
  try {
    return absolute(address);
  } catch {
    return null;
  }
}
