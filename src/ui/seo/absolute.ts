/** Makes an address of the site absolute: `https://example.com/about`. */
export type Absolute = (address: string) => string;

/** @param siteUrl origin of the site. */
export const absoluteOn =
  (siteUrl: string): Absolute =>
  (address) =>
    // The CMS's pictures are absolute already. Home becomes the origin with its slash.
    new URL(address, siteUrl).href;

/** The same for an address from the CMS; `null` for one that no browser can parse. */
export function absoluteIfReadable(address: string, absolute: Absolute): string | null {
  try {
    return absolute(address);
  } catch {
    return null;
  }
}
