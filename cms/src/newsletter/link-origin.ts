const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

/** Returns the first of SITE_ORIGINS that is no pattern, or null. */
export const siteOrigin = (siteOrigins: readonly string[]): string | null =>
  siteOrigins.map((one) => one.trim()).find(isOrigin) ?? null;

/**
 * Returns the origin of the site when visitors reach the API under it, as behind nginx: the CMS
 * then knows the site's host name as one of its own. Otherwise returns null, and the links lead to
 * the CMS's own URL. The `Host` of a request does not decide, because a stranger chooses it.
 */
export const linkOrigin = (site: string | null, allowedHosts: readonly string[]): string | null => {
  const hosts = allowedHosts.map((host) => host.trim().toLowerCase());
  return site !== null && hosts.includes(new URL(site).hostname) ? site : null;
};
