import type { Core } from '@strapi/strapi';
import { ORDER } from './hand-order';

const ensureOrder = async (strapi: Core.Strapi) => {
  if ((await strapi.db.query(ORDER).count()) === 0)
    await strapi.documents(ORDER).create({ data: {} });
};

/**
 * Keeps one Order in the database, empty until the owner fills it. Every save is then an update, and the publisher
 * hears of updates; it does not hear of creations, because a new draft changes no page.
 */
export const keepOrder = async (strapi: Core.Strapi) => {
  await ensureOrder(strapi);
  strapi.documents.use(async ({ uid, action }, next) => {
    const done = await next();
    if (uid === ORDER && action === 'delete') await ensureOrder(strapi);
    return done;
  });
};
