import type { Absolute } from './structured-data';

/** @param siteUrl origin of the site. */
export const absoluteOn =
  (siteUrl: string): Absolute =>
  (address) =>
    // Pictures of the CMS are absolute already. Home is the origin itself, with its slash.
    new URL(address, siteUrl).href;
