const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

/** Returns the first of SITE_ORIGINS that has no wildcard, or null. */
export const siteOrigin = (siteOrigins: readonly string[]): string | null =>
  siteOrigins.map((one) => one.trim()).find(isOrigin) ?? null;

/**
 * Returns the site's origin if visitors also reach the API under it, for example through nginx: the
 * site's host name is then one of `allowedHosts`. Otherwise returns null, and links use the CMS's
 * own URL. Ignores the `Host` header of requests, because an attacker can choose it.
 */
export const linkOrigin = (site: string | null, allowedHosts: readonly string[]): string | null => {
  const hosts = allowedHosts.map((host) => host.trim().toLowerCase());
  return site !== null && hosts.includes(new URL(site).hostname) ? site : null;
};
