/**
 * The placeholder host that the Strapi site is built for. Each test replaces this host with the
 * host of its own CMS, so that tests can run in parallel.
 */
export const CMS_HOST = 'http://cms.invalid';

/**
 * The sites that tests use, by name: the environment variables and the kind of each build.
 * @type {Record<'fake' | 'public' | 'released' | 'strapi' | 'edge',
 * import('./built-site.mjs').Site>}
 */
export const SITES = {
  /**
   * The site with sample content in its code instead of a CMS, and with the developers' tools:
   * scenarios and the gallery of components.
   */
  fake: { env: { VITE_DEV_TOOLS: 'true' } },
  /** The site with sample content in its code, without the developers' tools. */
  public: { env: { VITE_SITE_URL: 'https://frankincense.example' } },
  /** The same as `public`, built after its owner has disabled the service worker. */
  released: { env: { VITE_SITE_URL: 'https://frankincense.example' }, noServiceWorker: true },
  /** A site on Strapi whose pages the browser renders, because no CMS exists at build time. */
  strapi: { env: { VITE_CATALOGUE: 'strapi', VITE_API_HOST: CMS_HOST }, shellOnly: true },
  /** A site on Strapi that an edge worker renders. The worker gets the CMS's URL at run time. */
  edge: {
    env: {
      VITE_CATALOGUE: 'strapi',
      VITE_API_HOST: CMS_HOST,
      VITE_SITE_URL: 'https://frankincense.example',
    },
    edge: true,
  },
};
