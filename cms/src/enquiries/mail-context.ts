import type { Core } from '@strapi/strapi';
import type { Message } from '../mail/message';
import { words } from '../no-js-forms/words';

/**
 * Returns the brand's name and tagline from the single type *Site*, with default texts for empty
 * fields, and the published e-mail address.
 */
export const brandOf = async (strapi: Core.Strapi) => {
  const site = await strapi.documents('api::site.site').findFirst();
  const brand: Message['from'] = {
    name: site?.name || words.brand.name,
    line: site?.line || words.brand.line,
  };
  // Null if the owner has published no address. Replies must not go to ENQUIRY_NOTIFY_TO, which is
  // private, or to the placeholder address of *Site*, which has no mailbox.
  return { brand, publicAddress: site?.email || null };
};

/** Returns the address of the admin panel, or null when this CMS does not serve it. */
export const panelUrlOf = (strapi: Core.Strapi) =>
  strapi.config.get<boolean>('admin.serveAdminPanel')
    ? strapi.config.get<string>('admin.absoluteUrl')
    : null;
