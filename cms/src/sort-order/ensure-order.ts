import type { Core } from '@strapi/strapi';
import { ORDER } from './manual-order';

const createIfMissing = async (strapi: Core.Strapi) => {
  if ((await strapi.db.query(ORDER).count()) === 0)
    await strapi.documents(ORDER).create({ data: {} });
};

/**
 * Creates an empty entry of the content type Order at boot and after its deletion, so that one
 * always exists. Every save by the owner is then an update, which notifies the publisher. Creating
 * an entry does not notify the publisher, because a new draft changes no page.
 */
export const ensureOrder = async (strapi: Core.Strapi) => {
  await createIfMissing(strapi);
  strapi.documents.use(async ({ uid, action }, next) => {
    const done = await next();
    if (uid === ORDER && action === 'delete') await createIfMissing(strapi);
    return done;
  });
};
