import type { Core } from '@strapi/strapi';

/**
 * Returns every route that Strapi has mounted, as `{ method, path }`. Leaves out HEAD, because
 * every GET route also accepts it.
 */
export const routesOf = (strapi: Core.Strapi) =>
  strapi.server
    .listRoutes()
    .flatMap(({ methods, path }) => methods.map((method: string) => ({ method, path })))
    .filter(({ method }) => ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method));
