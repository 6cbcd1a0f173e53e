import type { Core } from '@strapi/strapi';

/**
 * Routes of Strapi that this CMS does without.
 * - `/register-admin` makes whoever comes first the first administrator: any stranger, or any page that a
 *   developer has open.
 * - the e-mail plugin's `/` lets the lowest editor send any text to any address, from our server.
 * - the upload plugin's `/actions/upload-from-urls` has the server call addresses of its own network, by
 *   a redirect.
 * - `/i18n/settings` may be written by the lowest editor, for everybody.
 */
interface Closed {
  readonly of: (strapi: Core.Strapi) => unknown;
  readonly method: string;
  readonly path: string;
}

const CLOSED: readonly Closed[] = [
  { of: (strapi) => strapi.admin.routes, method: 'POST', path: '/register-admin' },
  { of: (strapi) => strapi.plugin('email').routes, method: 'POST', path: '/' },
  {
    of: (strapi) => strapi.plugin('upload').routes,
    method: 'POST',
    path: '/actions/upload-from-urls',
  },
  { of: (strapi) => strapi.plugin('i18n').routes, method: 'PUT', path: '/settings' },
];

/** Takes the routes away. Runs in `register`, before Strapi mounts what is left. */
export const closeRoutes = (strapi: Core.Strapi) => {
  for (const { of, method, path } of CLOSED) {
    const { admin } = of(strapi) as { admin: Core.Router };
    const kept = admin.routes.filter((route) => route.method !== method || route.path !== path);
    if (kept.length !== admin.routes.length - 1)
      throw new Error(
        `Strapi has no route ${method} ${path} any more: see what does its work now.`,
      );
    admin.routes = kept;
  }
};
