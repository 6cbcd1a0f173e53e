import type { Core } from '@strapi/strapi';
import { isPreviewed, PREVIEWED } from './previewed-types';

/**
 * Returns the last part of the path of a published document's page if the owner chooses that part,
 * as the owner does for a law page such as the imprint. Returns undefined for other types and for
 * drafts.
 */
export const publishedAddress = async (
  strapi: Core.Strapi,
  type: string,
  { documentId, status }: { documentId: string; status?: string | undefined },
): Promise<string | undefined> => {
  if (status !== 'published' || !isPreviewed(type)) return undefined;
  const { endsWith } = PREVIEWED[type];
  if (!endsWith) return undefined;
  const found = await strapi.db
    .query(type)
    .findOne({ select: [endsWith], where: { documentId, publishedAt: { $notNull: true } } });
  return found?.[endsWith] ?? undefined;
};
