import type { Core } from '@strapi/strapi';

const UID = 'api::batch.batch';
const READS = ['findMany', 'findOne', 'findFirst'];

const WITH_FILE = { populate: { file: true } };

const ALL = { components: true, properties: true, documents: WITH_FILE, products: true };

/**
 * Returns the populate parameter with the files of documents, if it asks for documents without
 * saying which of their parts.
 */
const withFiles = (populate: unknown): unknown => {
  if (populate === '*' || populate === true) return ALL;
  const documents = (Object(populate) as Record<string, unknown>)['documents'];
  return documents === true ? { ...Object(populate), documents: WITH_FILE } : populate;
};

/**
 * Sends the file of each document with `populate=*`, which in Strapi reaches only one level deep.
 * The site can thus send the same query to a CMS whose documents have no files.
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
