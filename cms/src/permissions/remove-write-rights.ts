import type { Core } from '@strapi/strapi';
import { ALLOWED_CLAIM } from '../claims/allowed-claims';
import { ENQUIRY } from '../enquiries/enquiry';
import { SUBSCRIBER } from '../newsletter/subscriber';

interface Removed {
  readonly subject: string;
  readonly actions: readonly string[];
  /** The code of the only role that loses the rights; by default every role does. */
  readonly role?: string;
}

const REMOVED: readonly Removed[] = [
  { subject: ENQUIRY, actions: ['create'] },
  { subject: SUBSCRIBER, actions: ['create', 'update'] },
  // Authors may not publish. So they may not edit the allowed claims either: an allowed claim lets
  // an entry be published that the claim check would otherwise refuse.
  { subject: ALLOWED_CLAIM, actions: ['create', 'update', 'delete'], role: 'strapi-author' },
];

/**
 * Removes the rights in `REMOVED` from roles. Only visitors create enquiries and write subscribers,
 * so no role has these rights. Without them, the panel shows no buttons to create or to copy such
 * an entry. Strapi gives all rights to the role Super Admin at every boot, so this runs at every
 * boot too.
 */
export const removeWriteRights = async (strapi: Core.Strapi) => {
  for (const { subject, actions, role } of REMOVED)
    await strapi.db.query('admin::permission').deleteMany({
      where: {
        subject,
        ...(role && { role: { code: role } }),
        action: { $in: actions.map((action) => `plugin::content-manager.explorer.${action}`) },
      },
    });
};
