/**
 * Routes of Strapi that this CMS does without.
 * - `/register-admin` makes whoever comes first the first administrator: any stranger, or any page that a
 *   developer has open.
 * - the e-mail plugin's `/` lets the lowest editor send any text to any address, from our server.
 */
const CLOSED = [
  { of: (strapi) => strapi.admin.routes, path: '/register-admin' },
  { of: (strapi) => strapi.plugin('email').routes, path: '/' },
];

/** Takes the routes away. Runs in `register`, before Strapi mounts what is left. */
const closeRoutes = (strapi) => {
  for (const { of, path } of CLOSED) {
    const { admin } = of(strapi);
    const kept = admin.routes.filter((route) => route.method !== 'POST' || route.path !== path);
    if (kept.length !== admin.routes.length - 1)
      throw new Error(`Strapi has no route POST ${path} any more: see what does its work now.`);
    admin.routes = kept;
  }
};

module.exports = { closeRoutes };
