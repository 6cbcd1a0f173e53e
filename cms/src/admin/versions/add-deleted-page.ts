import { Trash } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';

/**
 * Adds the page "Deleted" to the menu of the panel. Must be called in `register`. The page lists
 * only documents that the user may restore, so the menu item requires no permission.
 */
export const addDeletedPage = (app: StrapiApp) =>
  app.addMenuLink({
    to: 'deleted',
    icon: Trash,
    intlLabel: { id: 'versions.deleted', defaultMessage: 'Deleted' },
    permissions: [],
    Component: () => import('./deleted-page'),
  });
