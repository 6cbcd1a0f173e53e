import type { Core, UID } from '@strapi/strapi';
import { traverseEntity } from '@strapi/utils';

// Attributes that Strapi itself sets.
const OWN = ['id', 'documentId', 'locale', 'createdAt', 'updatedAt', 'publishedAt'];
const WRITING = ['create', 'update', 'clone'];

/**
 * Removes from all written data the attributes that Strapi itself sets. For example, a caller who
 * chose an `id` near the largest number would leave no ids for later rows. The attributes are
 * removed and not refused, because the panel sends them back with each entry.
 */
export const dropReadOnlyAttributes = (strapi: Core.Strapi) => {
  const getModel = (uid: string) => strapi.getModel(uid as UID.Schema);
  strapi.documents.use(async (context, next) => {
    const { action, params, uid } = context;
    if (WRITING.includes(action) && 'data' in params && params.data) {
      // In a new entry the components are new too, so they must not set an `id` either. In an
      // update, components keep their `id`, by which Strapi finds them.
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
