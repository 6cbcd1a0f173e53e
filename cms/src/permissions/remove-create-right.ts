import type { Core } from '@strapi/strapi';
import { ENQUIRY } from '../enquiries/enquiry';

/**
 * Takes the right to create enquiries in the panel from every role, so that the panel offers neither
 * "Create new entry" nor a copy: visitors write enquiries. Strapi gives all rights to the role Super
 * Admin at every boot, so this runs at every boot too.
 */
export const removeCreateRight = (strapi: Core.Strapi) =>
  strapi.db.query('admin::permission').deleteMany({
    where: { action: 'plugin::content-manager.explorer.create', subject: ENQUIRY },
  });
