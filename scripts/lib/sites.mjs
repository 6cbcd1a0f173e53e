/**
 * The host that the site on Strapi is built for. It does not exist: each test puts its own CMS in
 * its place, so tests can run beside each other.
 */
export const CMS_HOST = 'http://cms.invalid';

/**
 * The sites that tests look at, by name: the variables each is built with, and whether its pages are
 * left to the browser, as there is no CMS to draw them from.
 * @type {Record<'fake' | 'public' | 'released' | 'strapi' | 'edge', import('./built-site.mjs').Site>}
 */
export const SITES = {
  /** The embedded catalogue with developers' tools: scenarios and the gallery. */
  fake: { env: { VITE_DEV_TOOLS: 'true' } },
  /** What a visitor of the site on its embedded catalogue gets. */
  public: { env: { VITE_SITE_URL: 'https://frankincense.example' } },
  /** The same, after its owner has switched the service worker off. */
  released: { env: { VITE_SITE_URL: 'https://frankincense.example' }, noServiceWorker: true },
  /** What a visitor of a site on Strapi gets whose pages are left to the browser. */
  strapi: { env: { VITE_CATALOGUE: 'strapi', VITE_API_HOST: CMS_HOST }, shellOnly: true },
  /** Drawn by a worker, which is told where the CMS is when it runs. */
  edge: {
    env: {
      VITE_CATALOGUE: 'strapi',
      VITE_API_HOST: CMS_HOST,
      VITE_SITE_URL: 'https://frankincense.example',
    },
    edge: true,
  },
};
