/**
 * The host that the site on Strapi is built for. It does not exist: each test puts its own CMS in
 * its place, so tests can run beside each other.
 */
export const CMS_HOST = 'http://cms.invalid';

/** The sites that tests look at, by name: the variables each is built with. */
export const SITES = {
  /** The embedded catalogue with developers' tools: scenarios and the gallery. */
  fake: { VITE_DEV_TOOLS: 'true' },
  /** What a visitor of a site on Strapi gets. */
  strapi: { VITE_CATALOGUE: 'strapi', VITE_API_HOST: CMS_HOST },
};
