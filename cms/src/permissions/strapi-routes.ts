import type { Core } from '@strapi/strapi';

/**
 * A route of Strapi's admin or of one of its plugins, whose routes may be split into several
 * routers.
 */
export interface StrapiRoute {
  readonly of: 'admin' | 'content-manager' | 'email' | 'i18n' | 'upload';
  readonly part?: string;
  readonly method: string;
  readonly path: string;
}

/**
 * The route and its router, before Strapi mounts it.
 *
 * @throws when an upgrade of Strapi has moved the route: the code that changes it must then be
 * adapted.
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
