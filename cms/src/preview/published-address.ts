import type { Core } from '@strapi/strapi';
import { isPreviewed, PREVIEWED } from './previewed-types';

/**
 * Returns the end of the address of a published document's page, for a type whose addresses the
 * owner writes; undefined for other types and for drafts.
 */
export const publishedAddress = async (
  strapi: Core.Strapi,
  type: string,
  { documentId, status }: { documentId: string; status?: string | undefined },
): Promise<string | undefined> => {
  if (status !== 'published' || !isPreviewed(type) || !('endsWith' in PREVIEWED[type]))
    return undefined;
  const found = await strapi
    .documents('api::law-page.law-page')
    .findOne({ documentId, status: 'published', fields: ['address'] });
  return found?.address ?? undefined;
};
