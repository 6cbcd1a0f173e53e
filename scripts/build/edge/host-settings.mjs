/**
 * Date of the Workers runtime's behaviour (`compatibility_date`) with which the worker is tested.
 */
const COMPATIBLE_WITH = '2026-04-01';

/**
 * Returns the configuration for Cloudflare's `wrangler`. The host serves existing files itself and
 * runs the worker for all other addresses. The configuration contains no secrets; they are set on
 * the host.
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
