import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { permissionChecker } from '../permissions/permission-checker';
import { differences } from './differences';
import { isVersionedHere } from './has-versions';
import { creatorsOf, deletedEntity, editedRow } from './permission-subject';
import { contentOfRow, hasDrafts, rowsForRights } from './read-content';
import { documentKey } from './store-version';
import { versionsIn } from './version-model';
import { VERSIONED } from './versioned-types';

const PAGE_SIZE = 50;

/** Returns the versions of a document, newest first, for the panel's list beside the entry. */
export const listVersions = async (
  strapi: Core.Strapi,
  { model, documentId, locale }: { model: string; documentId: string; locale: string | null },
  userAbility: unknown,
) => {
  if (!isVersionedHere(strapi, model))
    throw new errors.NotFoundError('This kind of content has no versions.');
  const may = permissionChecker(strapi, model, userAbility);
  const row = editedRow(await rowsForRights(strapi, model, documentId), locale);
  if (!row || !may.can.read(row)) throw new errors.NotFoundError('There is no such entry.');

  const now = contentOfRow(strapi, model, row);
  const versions = await versionsIn(strapi).findMany({
    where: { type: model, document: documentKey(strapi, model, documentId), locale },
    orderBy: { id: 'desc' },
  });
  return {
    hasDrafts: hasDrafts(strapi, model),
    mayRestore: may.can.update(row),
    versions: versions.map((version) => ({
      id: version.id,
      isDraft: version.isDraft,
      at: version.changedAt,
      by: version.changedBy,
      differs: differences(strapi.contentTypes[model], { version: version.content, now }, (name) =>
        may.can.read(row, name),
      ),
    })),
  };
};

/**
 * Returns the user’s permission checks by content type. Contains only the types whose documents the
 * user may both read and create, because restoring a deleted document needs both.
 */
const rightsOnRestorable = (strapi: Core.Strapi, userAbility: unknown) =>
  new Map(
    VERSIONED.filter((uid) => isVersionedHere(strapi, uid))
      .map((uid) => [uid as string, permissionChecker(strapi, uid, userAbility).can] as const)
      .filter(([, can]) => can.read() && can.create()),
  );

/**
 * Returns one page of the deleted documents that a user may restore, the most recently deleted
 * first.
 */
export const listDeleted = async (strapi: Core.Strapi, page: number, userAbility: unknown) => {
  const rights = rightsOnRestorable(strapi, userAbility);
  const rows = await versionsIn(strapi).findMany({
    where: { isDeleted: true, type: { $in: [...rights.keys()] } },
    select: ['id', 'type', 'document', 'title', 'storedAt', 'storedBy', 'creator'],
    orderBy: { id: 'desc' },
  });
  const creators = await creatorsOf(strapi, rows);
  const readable = rows.filter((version) =>
    rights.get(version.type)?.read(deletedEntity(version, creators)),
  );
  return {
    total: readable.length,
    pageSize: PAGE_SIZE,
    documents: readable
      .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
      .map(({ id, type, document, title, storedAt, storedBy }) => ({
        id,
        type,
        kind: strapi.contentTypes[type as UID.ContentType].info.displayName,
        title: title || document,
        deletedAt: storedAt,
        deletedBy: storedBy,
        hasDrafts: hasDrafts(strapi, type as UID.ContentType),
      })),
  };
};
