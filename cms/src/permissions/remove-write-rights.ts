import type { Core } from '@strapi/strapi';
import { ENQUIRY } from '../enquiries/enquiry';
import { SUBSCRIBER } from '../newsletter/subscriber';

const REMOVED = [
  { subject: ENQUIRY, actions: ['create'] },
  { subject: SUBSCRIBER, actions: ['create', 'update'] },
];

/**
 * Removes from every role the rights in `REMOVED`, because only visitors write enquiries and
 * subscribers. The panel then shows no buttons to create or to copy such an entry. Strapi gives all
 * rights to the role Super Admin at every boot, so this runs at every boot too.
 */
export const removeWriteRights = async (strapi: Core.Strapi) => {
  for (const { subject, actions } of REMOVED)
    await strapi.db.query('admin::permission').deleteMany({
      where: {
        subject,
        action: { $in: actions.map((action) => `plugin::content-manager.explorer.${action}`) },
      },
    });
};
