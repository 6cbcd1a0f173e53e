/**
 * The placeholder host that the Strapi site is built for. Each test replaces it with its own CMS,
 * so that tests can run in parallel.
 */
export const CMS_HOST = 'http://cms.invalid';

/**
 * The sites that tests use, by name: the variables of each build, and whether the browser renders
 * the pages because no CMS exists at build time.
 * @type {Record<'fake' | 'public' | 'released' | 'strapi' | 'edge',
 * import('./built-site.mjs').Site>}
 */
export const SITES = {
  /** The embedded catalogue with developers' tools: scenarios and the gallery. */
  fake: { env: { VITE_DEV_TOOLS: 'true' } },
  /** What a visitor of the site with its embedded catalogue gets. */
  public: { env: { VITE_SITE_URL: 'https://frankincense.example' } },
  /** The same, after its owner has disabled the service worker. */
  released: { env: { VITE_SITE_URL: 'https://frankincense.example' }, noServiceWorker: true },
  /** What a visitor of a Strapi site gets when the browser renders its pages. */
  strapi: { env: { VITE_CATALOGUE: 'strapi', VITE_API_HOST: CMS_HOST }, shellOnly: true },
  /** Rendered by a worker, which gets the CMS's URL at run time. */
  edge: {
    env: {
      VITE_CATALOGUE: 'strapi',
      VITE_API_HOST: CMS_HOST,
      VITE_SITE_URL: 'https://frankincense.example',
    },
    edge: true,
  },
};
