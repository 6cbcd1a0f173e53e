import type { Core } from '@strapi/strapi';

const UID = 'api::batch.batch';
const READS = ['findMany', 'findOne', 'findFirst'];

const WITH_FILE = { populate: { file: true } };

const ALL = { components: true, properties: true, documents: WITH_FILE, products: true };

/**
 * Adds the files of documents to the populate parameter if it asks for documents without naming
 * their parts.
 */
const withFiles = (populate: unknown): unknown => {
  if (populate === '*' || populate === true) return ALL;
  const documents = (Object(populate) as Record<string, unknown>)['documents'];
  return documents === true ? { ...Object(populate), documents: WITH_FILE } : populate;
};

/**
 * Adds the file of each document to responses for `populate=*`, which Strapi applies to one level
 * only. The site can send `populate=*` to a CMS whose documents have no files, too.
 */
export const populateFiles = (strapi: Core.Strapi): void => {
  strapi.documents.use((context, next) => {
    if (context.uid === UID && READS.includes(context.action)) {
      const params = context.params as { populate?: unknown };
      params.populate = withFiles(params.populate);
    }
    return next();
  });
};
