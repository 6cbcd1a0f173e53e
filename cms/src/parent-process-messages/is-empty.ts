import type { Core } from '@strapi/strapi';
import { PREVIEWED, type PreviewedType } from '../preview/previewed-types';

/**
 * Returns whether the CMS contains neither published documents nor drafts of the content types
 * whose documents have pages on the site.
 */
export const isEmpty = async (strapi: Core.Strapi) => {
  for (const type of Object.keys(PREVIEWED) as PreviewedType[])
    if ((await strapi.db.query(type).count()) > 0) return false;
  return true;
};
