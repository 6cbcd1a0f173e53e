import type { Core } from '@strapi/strapi';

/** Every route that Strapi has mounted, as `{ method, path }`. HEAD is included in GET. */
export const routesOf = (strapi: Core.Strapi) =>
  strapi.server
    .listRoutes()
    .flatMap(({ methods, path }) => methods.map((method: string) => ({ method, path })))
    .filter(({ method }) => ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method));
