import type { Core } from '@strapi/strapi';
import { routeOf, type StrapiRoute } from './strapi-routes';

/**
 * Routes of Strapi that this CMS disables.
 * - `/register-admin` makes its first caller the first administrator: that may be a stranger, or a
 *   page that a developer has open.
 * - the e-mail plugin's `/` lets the lowest editor send any text to any address, from our server.
 * - the upload plugin's `/actions/upload-from-urls` makes the server request URLs of its own
 *   network, through a redirect.
 * - `/i18n/settings` lets the lowest editor change settings for everyone.
 */
const CLOSED: readonly StrapiRoute[] = [
  { of: 'admin', method: 'POST', path: '/register-admin' },
  { of: 'email', method: 'POST', path: '/' },
  { of: 'upload', method: 'POST', path: '/actions/upload-from-urls' },
  { of: 'i18n', method: 'PUT', path: '/settings' },
];

/** Removes the routes. Runs in `register`, before Strapi mounts the remaining ones. */
export const closeRoutes = (strapi: Core.Strapi) => {
  for (const closed of CLOSED) {
    const { router, route } = routeOf(strapi, closed);
    router.routes = router.routes.filter((one) => one !== route);
  }
};
