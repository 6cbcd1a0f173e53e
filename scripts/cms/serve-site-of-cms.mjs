import { join } from 'node:path';
import { buildSite, siteBefore } from '../lib/built-site.mjs';
import { serveSite } from '../lib/serve-site.mjs';
import { temporaryFolder } from './temporary-folder.mjs';

/**
 * Builds the site for a CMS and serves it, either with prerendered pages or as an app shell in
 * which the browser renders the pages.
 * @param {{ url: string }} cms
 * @param {{ port: number, isPrerendered: boolean }} site
 */
export async function serveSiteOfCms({ url }, { port, isPrerendered }) {
  const folder = temporaryFolder('site-');
  const outDir = isPrerendered ? join(folder.path, 'site') : folder.path;
  if (isPrerendered) {
    // With the site's URL, the build also writes the feeds.
    const own = { VITE_SITE_URL: `http://127.0.0.1:${port}` };
    await buildSite({ outDir, env: { VITE_CATALOGUE: 'strapi', VITE_API_HOST: url, ...own } });
  } else await siteBefore(outDir, url);
  const site = await serveSite({ outDir, port });
  const stop = async () => {
    await site.stop();
    folder.remove();
  };
  return { url: site.url, outDir, stop };
}
