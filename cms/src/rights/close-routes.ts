import type { Core } from '@strapi/strapi';
import { routeOf, type StrapiRoute } from './strapi-routes';

/**
 * Routes of Strapi that this CMS does without.
 * - `/register-admin` makes whoever comes first the first administrator: any stranger, or any page that a
 *   developer has open.
 * - the e-mail plugin's `/` lets the lowest editor send any text to any address, from our server.
 * - the upload plugin's `/actions/upload-from-urls` has the server call addresses of its own network, by
 *   a redirect.
 * - `/i18n/settings` may be written by the lowest editor, for everybody.
 */
const CLOSED: readonly StrapiRoute[] = [
  { of: 'admin', method: 'POST', path: '/register-admin' },
  { of: 'email', method: 'POST', path: '/' },
  { of: 'upload', method: 'POST', path: '/actions/upload-from-urls' },
  { of: 'i18n', method: 'PUT', path: '/settings' },
];

/** Takes the routes away. Runs in `register`, before Strapi mounts what is left. */
export const closeRoutes = (strapi: Core.Strapi) => {
  for (const closed of CLOSED) {
    const { router, route } = routeOf(strapi, closed);
    router.routes = router.routes.filter((one) => one !== route);
  }
};
