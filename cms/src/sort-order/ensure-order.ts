import type { Core } from '@strapi/strapi';
import { ORDER } from './manual-order';

const createIfMissing = async (strapi: Core.Strapi) => {
  if ((await strapi.db.query(ORDER).count()) === 0)
    await strapi.documents(ORDER).create({ data: {} });
};

/**
 * Ensures that one Order exists, empty until the owner fills it. Every save is then an update,
 * which notifies the publisher. A creation would not, because a new draft changes no page.
 */
export const ensureOrder = async (strapi: Core.Strapi) => {
  await createIfMissing(strapi);
  strapi.documents.use(async ({ uid, action }, next) => {
    const done = await next();
    if (uid === ORDER && action === 'delete') await createIfMissing(strapi);
    return done;
  });
};
