import type { Core } from '@strapi/strapi';
import { routeOf, type StrapiRoute } from './strapi-routes';

/**
 * Strapi routes that this CMS disables.
 * - `/register-admin` makes its first caller the first administrator. That caller may be a
 * stranger, or a web page that is open in a developer's browser.
 * - The e-mail plugin's `/` lets even an editor with the fewest rights send any text to any
 * address.
 * - The upload plugin's `/actions/upload-from-urls` can be made to request URLs of the server's own
 * network, through a redirect.
 * - `/i18n/settings` lets even an editor with the fewest rights change settings for all users.
 */
const CLOSED: readonly StrapiRoute[] = [
  { of: 'admin', method: 'POST', path: '/register-admin' },
  { of: 'email', method: 'POST', path: '/' },
  { of: 'upload', method: 'POST', path: '/actions/upload-from-urls' },
  { of: 'i18n', method: 'PUT', path: '/settings' },
];

/**
 * Removes the routes in `CLOSED`. Must be called in `register`, before Strapi mounts the routes.
 */
export const closeRoutes = (strapi: Core.Strapi) => {
  for (const closed of CLOSED) {
    const { router, route } = routeOf(strapi, closed);
    router.routes = router.routes.filter((one) => one !== route);
  }
};
