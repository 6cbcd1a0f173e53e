/** An address on the site as others reach it: `https://example.com/about`. */
export type Absolute = (address: string) => string;

/** @param siteUrl origin of the site. */
export const absoluteOn =
  (siteUrl: string): Absolute =>
  (address) =>
    // Pictures of the CMS are absolute already. Home is the origin itself, with its slash.
    new URL(address, siteUrl).href;

/** The same for an address that the CMS gave; `null` for one that no browser can read. */
export function absoluteIfReadable(address: string, absolute: Absolute): string | null {
  try {
    return absolute(address);
  } catch {
    return null;
  }
}
