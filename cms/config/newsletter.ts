import type { Core } from '@strapi/strapi';
import { siteOrigins } from '../src/cors/site-origins';
import { linkOrigin, siteOrigin } from '../src/newsletter/link-origin';

/**
 * Origins for the links in newsletter e-mails and on the pages that these links open. Read it with
 * `strapi.config.get('newsletter')`.
 */
const newsletter = ({ env }: Core.Config.Shared.ConfigParams) => {
  const site = siteOrigin(siteOrigins(env));
  return {
    /** Origin of the site; null when it is unknown. */
    siteOrigin: site,
    /** Origin of links to pages of the API; null if these links use the CMS's own URL. */
    linkOrigin: linkOrigin(site, env.array('ALLOWED_HOSTS', [])),
  };
};

export type NewsletterConfig = ReturnType<typeof newsletter>;

export default newsletter;
