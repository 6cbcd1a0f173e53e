import type { Core } from '@strapi/strapi';
import { PREVIEWED, type PreviewedType } from '../preview/previewed-types';

/** Whether the CMS has no document that the site shows, drafts included. */
export const isEmpty = async (strapi: Core.Strapi) => {
  for (const type of Object.keys(PREVIEWED) as PreviewedType[])
    if ((await strapi.db.query(type).count()) > 0) return false;
  return true;
};
