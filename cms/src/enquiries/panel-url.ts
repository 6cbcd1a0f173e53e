import type { Core } from '@strapi/strapi';

/** Returns the address of the admin panel, or null when this CMS does not serve it. */
export const panelUrlOf = (strapi: Core.Strapi) =>
  strapi.config.get<boolean>('admin.serveAdminPanel')
    ? strapi.config.get<string>('admin.absoluteUrl')
    : null;
