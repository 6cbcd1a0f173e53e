import type { Core } from '@strapi/strapi';
import { PREVIEWED, type PreviewedType } from '../preview/previewed-types';

/**
 * Returns whether the CMS contains no document of the types that have pages on the site, drafts
 * included.
 */
export const isEmpty = async (strapi: Core.Strapi) => {
  for (const type of Object.keys(PREVIEWED) as PreviewedType[])
    if ((await strapi.db.query(type).count()) > 0) return false;
  return true;
};
