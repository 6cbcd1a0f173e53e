/** The worker is tested with the runtime of this date. */
const COMPATIBLE_WITH = '2026-04-01';

/**
 * Configuration for Cloudflare's `wrangler`: the host serves existing files first and runs the
 * worker for all other addresses. Secrets are set on the host and are not part of it.
 * @param {string} apiHost origin of the CMS.
 */
export const hostSettings = (apiHost) =>
  `${JSON.stringify(
    {
      name: 'frankincense-site',
      main: 'worker.js',
      no_bundle: true,
      compatibility_date: COMPATIBLE_WITH,
      assets: { directory: 'site', html_handling: 'none', not_found_handling: 'none' },
      kv_namespaces: [{ binding: 'PAGES', id: '' }],
      vars: { API_HOST: apiHost },
    },
    null,
    2,
  )}\n`;
