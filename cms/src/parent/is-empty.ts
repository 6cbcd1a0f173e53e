import type { Core } from '@strapi/strapi';

/** Whether the CMS has no product and no blog post, drafts included. */
export const isEmpty = async (strapi: Core.Strapi) => {
  for (const type of ['api::product.product', 'api::blog.blog'])
    if ((await strapi.db.query(type).count()) > 0) return false;
  return true;
};
