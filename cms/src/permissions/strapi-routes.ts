import type { Core } from '@strapi/strapi';

/**
 * Identifies a route of Strapi's admin or of one of its plugins. `part` is the router; it is needed
 * because the routes of a plugin may be split into several routers.
 */
export interface StrapiRoute {
  readonly of: 'admin' | 'content-manager' | 'email' | 'i18n' | 'upload';
  readonly part?: string;
  readonly method: string;
  readonly path: string;
}

/**
 * Returns a route and its router. Must be called before Strapi mounts the route.
 *
 * @throws when Strapi does not have exactly one such route, for example because an upgrade has
 * moved it. The code that changes the route must then be adapted.
 */
export const routeOf = (
  strapi: Core.Strapi,
  { of, part = 'admin', method, path }: StrapiRoute,
): { router: Core.Router; route: Core.Route } => {
  const routes = of === 'admin' ? strapi.admin.routes : strapi.plugin(of).routes;
  const router = (routes as Record<string, Core.Router>)[part];
  const [route, ...more] =
    router?.routes.filter((one) => one.method === method && one.path === path) ?? [];
  if (!router || !route || more.length > 0)
    throw new Error(`Strapi has no route ${method} ${path} any more: see what does its work now.`);
  return { router, route };
};
