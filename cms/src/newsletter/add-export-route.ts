import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { confirmedAsCsv } from './subscribers-csv';

const SUPER_ADMIN = 'strapi-super-admin';

const isAdministrator = ({ state }: Context) =>
  state.user.roles.some(({ code }: { readonly code: string }) => code === SUPER_ADMIN);

/**
 * Adds `GET /admin/newsletter/confirmed-csv`, the export for a mailing program. Must be called in
 * `register`, before Strapi mounts the routes. It is not a route of `src/api`, because Strapi mounts
 * all of those for the site's visitors.
 */
export const addExportRoute = (strapi: Core.Strapi) => {
  const handler = async (ctx: Context) => {
    if (!isAdministrator(ctx)) return ctx.forbidden('Only administrators export the list');
    ctx.type = 'text/csv; charset=utf-8';
    ctx.attachment('newsletter-subscribers.csv');
    ctx.set('Cache-Control', 'no-store');
    ctx.body = await confirmedAsCsv(strapi);
    return undefined;
  };
  const routes = strapi.admin.routes as Record<string, Partial<Core.Router>>;
  routes.newsletter = {
    type: 'admin',
    routes: [
      {
        method: 'GET',
        path: '/newsletter/confirmed-csv',
        handler,
        info: { type: 'admin' },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
      },
    ],
  };
};
