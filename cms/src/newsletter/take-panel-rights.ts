import type { Core } from '@strapi/strapi';
import { SUBSCRIBER } from './subscriber';

const WRITING = [
  'plugin::content-manager.explorer.create',
  'plugin::content-manager.explorer.update',
];

/**
 * Takes the rights to create and change subscribers from every role, so that the panel shows no
 * button that `only-by-visitors.ts` would refuse. Strapi gives all rights to the role Super Admin
 * at every boot, so this runs at every boot too.
 */
export const takePanelRights = async (strapi: Core.Strapi) => {
  await strapi.db
    .query('admin::permission')
    .deleteMany({ where: { action: { $in: WRITING }, subject: SUBSCRIBER } });
};
