import { builtSite } from '../../scripts/lib/built-site.mjs';
import { serveSite } from '../../scripts/lib/serve-site.mjs';
import { SITES } from '../../scripts/lib/sites.mjs';

/** Where each site's address is told. */
const ADDRESSES = {
  SITE_URL: 'fake',
  PUBLIC_SITE_URL: 'public',
  STRAPI_SITE_URL: 'strapi',
} as const;

export default async function serveSites(): Promise<() => Promise<void>> {
  const stops: (() => Promise<void>)[] = [];
  for (const [variable, name] of Object.entries(ADDRESSES)) {
    // A site that is served already, by the dev server say, is used as it is.
    if (process.env[variable] !== undefined) continue;
    const { url, stop } = await serveSite({ outDir: await builtSite(name, SITES[name]) });
    process.env[variable] = url;
    stops.push(stop);
  }
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
