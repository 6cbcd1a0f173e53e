import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/root.mjs';
import { buildSite, serveSite } from '../../scripts/lib/serve-site.mjs';

/**
 * The host that the site on Strapi is built for. It does not exist: each test puts its own CMS in
 * its place (see `strapi-site.ts`), so tests can run beside each other.
 */
export const CMS_HOST = 'http://cms.invalid';

const SITES = {
  /** The embedded catalogue with developers' tools: scenarios and the gallery. */
  SITE_URL: { name: 'fake', env: { VITE_DEV_TOOLS: 'true' } },
  /** What a visitor of a site on Strapi gets. */
  STRAPI_SITE_URL: {
    name: 'strapi',
    env: { VITE_CATALOGUE: 'strapi', VITE_API_HOST: CMS_HOST },
  },
} as const;

export default async function serveSites(): Promise<() => Promise<void>> {
  const stops: (() => Promise<void>)[] = [];
  for (const [variable, { name, env }] of Object.entries(SITES)) {
    // A site that is served already, by the dev server say, is used as it is.
    if (process.env[variable] !== undefined) continue;
    const outDir = join(ROOT, 'node_modules/.cache/sites', name);
    await buildSite({ outDir, env });
    const { url, stop } = await serveSite({ outDir });
    process.env[variable] = url;
    stops.push(stop);
  }
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
