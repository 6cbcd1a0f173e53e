import type { Core } from '@strapi/strapi';

/**
 * Rights to pages of the panel that an owner does not need: the marketplace, the list of plugins,
 * and the content-type builder, which is read-only in production. Without the right to a page, the
 * panel shows no link to it.
 */
const HIDDEN = ['admin::marketplace.read', 'plugin::content-type-builder.read'];

interface PermissionService {
  readonly actionProvider: { delete(action: string): Promise<unknown> };
}

/**
 * Removes the rights in `HIDDEN`. Strapi gives all rights to the role Super Admin at every boot, so
 * this runs at every boot too. A CMS under development (`strapi develop`) keeps them.
 */
export const hidePanelPages = async (strapi: Core.Strapi) => {
  if (strapi.config.get('autoReload')) return;
  const { actionProvider } = strapi.service('admin::permission') as PermissionService;
  for (const action of HIDDEN) await actionProvider.delete(action);
  await strapi.db
    .query('admin::permission')
    .deleteMany({ where: { action: { $in: [...HIDDEN] } } });
};
