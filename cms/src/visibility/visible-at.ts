import type { Core } from '@strapi/strapi';
import { WAITING_TYPES, WAITS, type WaitingType } from './hidden-until';

/** Returns the fields of `WAITS` that a content type has; the owner may have removed one. */
const waitsOf = (strapi: Core.Strapi, uid: WaitingType) =>
  Object.entries(WAITS).filter(([field]) =>
    Object.hasOwn(strapi.contentType(uid).attributes, field),
  );

/** Returns the content types that have at least one field of `WAITS`. */
export const waitingTypes = (strapi: Core.Strapi) =>
  WAITING_TYPES.filter((uid) => waitsOf(strapi, uid).length > 0);

/** Returns filters for the documents that visitors may see at `now`, in ms since 1970. */
export const visibleAt = (strapi: Core.Strapi, uid: WaitingType, now: number) => ({
  $and: waitsOf(strapi, uid).map(([field, write]) => ({
    $or: [{ [field]: { $null: true } }, { [field]: { $lte: write(now) } }],
  })),
});

/**
 * Returns filters for the documents with a date or time of `WAITS` after `from` and not after `to`.
 * Call it only for `waitingTypes`: for another type the `$or` would be empty, which Strapi ignores,
 * so that every document would match.
 */
export const waitingUntil = (strapi: Core.Strapi, uid: WaitingType, from: number, to: number) => ({
  $or: waitsOf(strapi, uid).map(([field, write]) => ({
    [field]: { $gt: write(from), $lte: write(to) },
  })),
});

/** Returns whether a document is published and visitors may not see it yet. */
export const isWaiting = async (strapi: Core.Strapi, uid: WaitingType, documentId: string) => {
  const countOf = (filters: object) =>
    strapi
      .documents(uid)
      .count({ status: 'published', filters: { $and: [{ documentId }, filters] } });
  return (await countOf({})) > 0 && (await countOf(visibleAt(strapi, uid, Date.now()))) === 0;
};
