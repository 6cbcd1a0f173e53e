import type { Core, UID } from '@strapi/strapi';

/** Returns the uids of the single types that this project declares. */
const singleTypes = (strapi: Core.Strapi) =>
  (Object.keys(strapi.contentTypes) as UID.ContentType[]).filter(
    (uid) => uid.startsWith('api::') && strapi.contentTypes[uid].kind === 'singleType',
  );

const createIfMissing = async (strapi: Core.Strapi, uid: UID.ContentType) => {
  if ((await strapi.db.query(uid).count()) === 0) await strapi.documents(uid).create({ data: {} });
};

/**
 * Creates an empty entry of each single type at boot and after its deletion, so that one always
 * exists. Every save by the owner is then an update, which notifies the publisher. Creating an
 * entry does not notify the publisher, because a new draft changes no page.
 */
export const ensureSingleTypeEntries = async (strapi: Core.Strapi) => {
  const types = singleTypes(strapi);
  for (const uid of types) await createIfMissing(strapi, uid);
  strapi.documents.use(async ({ uid, action }, next) => {
    const done = await next();
    if (action === 'delete' && types.includes(uid)) await createIfMissing(strapi, uid);
    return done;
  });
};
