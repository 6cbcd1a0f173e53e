import { builtSite } from '../../scripts/lib/built-site.mjs';
import { serveSite } from '../../scripts/lib/serve-site.mjs';
import { SITES } from '../../scripts/lib/test-sites.mjs';

/** For each environment variable with the URL of a site, the name of the site's build. */
const ADDRESSES = {
  SITE_URL: 'fake',
  PUBLIC_SITE_URL: 'public',
  STRAPI_SITE_URL: 'strapi',
} as const;

export default async function serveSites(): Promise<() => Promise<void>> {
  // Skips each site whose URL is already set, because a server, such as the dev server, serves it.
  const wanted = Object.entries(ADDRESSES).filter(
    ([variable]) => process.env[variable] === undefined,
  );
  const stops = await Promise.all(
    wanted.map(async ([variable, name]) => {
      const { url, stop } = await serveSite({ outDir: await builtSite(name, SITES[name]) });
      process.env[variable] = url;
      return stop;
    }),
  );
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
