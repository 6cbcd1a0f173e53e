import type { Core, UID } from '@strapi/strapi';
import { traverseEntity } from '@strapi/utils';

// Columns that the CMS sets by itself.
const OWN = ['id', 'documentId', 'locale', 'createdAt', 'updatedAt', 'publishedAt'];
const WRITING = ['create', 'update', 'clone'];

/**
 * Removes from everything that is written the columns that the CMS sets by itself: a chosen `id`
 * near the largest number would leave no ids for later rows. The panel sends these columns back
 * with each entry, so they are dropped, not refused.
 */
export const dropSystemColumns = (strapi: Core.Strapi) => {
  const getModel = (uid: string) => strapi.getModel(uid as UID.Schema);
  strapi.documents.use(async (context, next) => {
    const { action, params, uid } = context;
    if (WRITING.includes(action) && 'data' in params && params.data) {
      // The components of a new entry are new as well; those of an existing entry are found by
      // their ids.
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
