import type { Core, UID } from '@strapi/strapi';
import { traverseEntity } from '@strapi/utils';

// What the CMS counts and stamps by itself.
const OWN = ['id', 'documentId', 'locale', 'createdAt', 'updatedAt', 'publishedAt'];
const WRITING = ['create', 'update', 'clone'];

/**
 * Takes out of whatever is written what the CMS counts and stamps by itself: with an `id` of one's own near
 * the largest number no other row could be counted after it. The panel sends them back with each entry, so
 * they are dropped and not refused.
 */
export const keepOwnColumns = (strapi: Core.Strapi) => {
  const getModel = (uid: string) => strapi.getModel(uid as UID.Schema);
  strapi.documents.use(async (context, next) => {
    const { action, params, uid } = context;
    if (WRITING.includes(action) && 'data' in params && params.data) {
      // The components of a new entry are new as well; those of another are found by their ids.
      const isCounted = (schema: { uid: string; modelType: string }) =>
        schema.uid === uid || (schema.modelType === 'component' && action !== 'update');
      params.data = await traverseEntity(
        ({ key, schema }, { remove }) => {
          if (OWN.includes(key) && isCounted(schema)) remove(key);
        },
        { schema: getModel(uid), getModel },
        params.data as never,
      );
    }
    return next();
  });
};
