import type { Core, UID } from '@strapi/strapi';
import { currentUser } from '../permissions/current-user';
import { hasDrafts, isSingle, nameOf, type Row, titleOf } from './read-content';
import type { Content } from './version-content';
import { versionsIn } from './version-model';

/** Maximum number of versions of one document. */
export const MAX_VERSIONS = 20;

/**
 * Maximum length of all versions of one document together, in characters of JSON. The newest
 * version is always stored; its length is bounded by the limits of request bodies.
 */
const MAX_CHARACTERS = 8 * 1024 * 1024;

interface Stored {
  readonly row: Row;
  readonly content: Content;
  readonly isDeleted: boolean;
}

/** Returns the key of a document in the table of versions; empty for a single type. */
export const documentKey = (strapi: Core.Strapi, uid: UID.ContentType, documentId: string) =>
  isSingle(strapi, uid) ? '' : documentId;

const removeOldest = async (strapi: Core.Strapi, where: object) => {
  const versions = versionsIn(strapi);
  const rows = await versions.findMany({
    where,
    select: ['id', 'size'],
    orderBy: { id: 'desc' },
  });
  let characters = 0;
  const excess = rows.filter(({ size }, at) => {
    characters += size;
    return at >= MAX_VERSIONS || (at > 0 && characters > MAX_CHARACTERS);
  });
  if (excess.length > 0)
    await versions.deleteMany({ where: { id: { $in: excess.map(({ id }) => id) } } });
};

/**
 * Stores the content of a row that is being replaced or deleted, and removes the oldest versions
 * over the limits. Must be called in the transaction that changes the document.
 */
export const storeVersion = async (
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { row, content, isDeleted }: Stored,
) => {
  const isDraft = hasDrafts(strapi, uid) && row.publishedAt === null;
  const key = {
    type: uid as string,
    document: documentKey(strapi, uid, row.documentId),
    locale: row.locale ?? null,
  };
  await versionsIn(strapi).create({
    data: {
      ...key,
      title: titleOf(uid, content),
      content,
      size: JSON.stringify(content).length,
      isDraft,
      isDeleted,
      changedAt: isDraft || !hasDrafts(strapi, uid) ? row.updatedAt : String(row.publishedAt),
      changedBy: nameOf(row.updatedBy),
      storedAt: new Date().toISOString(),
      storedBy: nameOf(currentUser(strapi)),
      documentCreatedAt: row.createdAt,
      creator: row.createdBy?.id ?? null,
    },
  });
  await removeOldest(strapi, key);
};
