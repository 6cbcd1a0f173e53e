import type { Core } from '@strapi/strapi';

/** A route that Strapi brings: of its admin or of a plugin, whose routes may be parted. */
export interface StrapiRoute {
  readonly of: 'admin' | 'content-manager' | 'email' | 'i18n' | 'upload';
  readonly part?: string;
  readonly method: string;
  readonly path: string;
}

/**
 * The route and the router it is in, before Strapi mounts it.
 *
 * @throws when an upgrade has moved it: whatever was done about it has to find the new place.
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
