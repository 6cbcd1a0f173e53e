import type { Core } from '@strapi/strapi';
import { isPreviewed, PREVIEWED } from './previewed-types';

/**
 * Returns the last part of the page's path for a published document whose content type has a field
 * for it (`endsWith`), for example `imprint` for a law page. Returns undefined for other types and
 * for drafts.
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
