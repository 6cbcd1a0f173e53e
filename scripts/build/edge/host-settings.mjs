/** The worker is tried with the runtime as it was on this day. */
const COMPATIBLE_WITH = '2026-04-01';

/**
 * What Cloudflare's own tool reads to run the worker: the files first, the worker for all other addresses.
 * Secrets are told to the host alone.
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
