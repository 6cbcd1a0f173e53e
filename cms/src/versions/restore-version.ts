import { isDeepStrictEqual } from 'node:util';
import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { permissionChecker } from '../permissions/permission-checker';
import { isSameContent } from './differences';
import { isVersionedHere } from './has-versions';
import { creatorsOf, deletedEntity, editedRow } from './permission-subject';
import { contentOfRow, hasDrafts, type Row, rowsForRights } from './read-content';
import { documentKey, storeVersion } from './store-version';
import { lockVersion, type Version, versionsIn } from './version-model';
import { inputOf } from './version-to-input';

interface Restorer {
  readonly user: { readonly id: number };
  readonly userAbility: unknown;
}

export interface Restored {
  readonly type: string;
  readonly documentId: string;
  /** Whether the content is now a draft; otherwise visitors see it. */
  readonly isDraft: boolean;
  readonly leftOut: readonly string[];
}

type Data = Record<string, unknown>;

/**
 * Stores the current draft as a version, unless it equals the published content or the version that
 * replaces it.
 */
const keepDraft = async (
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { rows, draft, version }: { rows: readonly Row[]; draft: Row; version: Version },
) => {
  const content = contentOfRow(strapi, uid, draft);
  const published = rows.filter(
    ({ publishedAt, locale }) => publishedAt !== null && locale === draft.locale,
  );
  const others = [version.content, ...published.map((row) => contentOfRow(strapi, uid, row))];
  if (others.some((other) => isSameContent(other, content))) return;
  await storeVersion(strapi, uid, { row: draft, content, isDeleted: false });
};

interface Creation {
  readonly version: Version;
  readonly data: Data;
  readonly creatorId: number;
  readonly userId: number;
}

/** Creates a deleted document again, with the documentId and the date of creation that it had. */
const createAgain = async (
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { version, data, creatorId, userId }: Creation,
) => {
  const made = await strapi.documents(uid).create({
    ...(version.locale && { locale: version.locale }),
    data: { ...data, createdBy: creatorId, updatedBy: userId } as never,
  });
  // The document service gives every new document an id of its own.
  await strapi.db.query(uid).update({
    where: { id: made.id },
    data: { documentId: version.document, createdAt: version.documentCreatedAt },
  });
};

/** Returns why a value was refused; undefined for an error that is not about a value. */
const refusalOf = (error: Error & { code?: string }) => {
  if (error instanceof errors.ValidationError) return error.message;
  // PostgreSQL's error classes for invalid values (22) and violated constraints (23). The error's
  // own message is not returned, because it contains the SQL statement.
  return /^2[23]/.test(error.code ?? '') ? 'a value does not fit into its field' : undefined;
};

/**
 * Converts an error about a refused value to a message for the user. Returns other errors
 * unchanged.
 */
const explained = (error: Error) => {
  const refusal = refusalOf(error);
  return refusal === undefined
    ? error
    : new errors.ApplicationError(
        `This version cannot be restored, because its content is not valid any more: ${refusal}. Nothing was changed.`,
      );
};

const restore = async (
  strapi: Core.Strapi,
  version: Version,
  { user, userAbility }: Restorer,
): Promise<Restored> => {
  const { type: uid, locale } = version;
  if (!isVersionedHere(strapi, uid))
    throw new errors.ApplicationError('This kind of content does not exist any more.');
  const may = permissionChecker(strapi, uid, userAbility);
  const rows = await rowsForRights(strapi, uid, version.document);
  const row = editedRow(rows, locale);
  const entity = row ?? deletedEntity(version, await creatorsOf(strapi, [version]));
  // A user who may not read the entry must not learn that a version of it exists.
  if (!may.can.read(entity)) throw new errors.NotFoundError('There is no such version.');
  if (!(row ? may.can.update(row) : may.can.create()))
    throw new errors.PolicyError('You may not change this entry.');

  const { data, leftOut } = await inputOf(strapi, strapi.contentTypes[uid], version.content);
  const permitted = await (row ? may.sanitizeUpdateInput(row) : may.sanitizeCreateInput)(data);
  if (!isDeepStrictEqual(permitted, data))
    throw new errors.PolicyError('You may not change every field of this entry.');

  const isDraft = hasDrafts(strapi, uid);
  if (row && isDraft) await keepDraft(strapi, uid, { rows, draft: row, version });
  const documentId = row?.documentId ?? rows[0]?.documentId;
  if (documentId)
    await strapi.documents(uid).update({
      documentId,
      ...(locale && { locale }),
      data: { ...data, updatedBy: user.id } as never,
    });
  else {
    const creatorId = entity.createdBy?.id ?? user.id;
    await createAgain(strapi, uid, { version, data, creatorId, userId: user.id });
  }
  const document = documentKey(strapi, uid, version.document);
  await versionsIn(strapi).updateMany({
    where: { type: uid, document, locale },
    data: { isDeleted: false },
  });
  return { type: uid, documentId: documentId ?? version.document, isDraft, leftOut };
};

/**
 * Restores a version, as a draft if its type has drafts. The document may have been deleted. Either
 * everything is restored, except what `leftOut` lists, or nothing is changed.
 *
 * @throws NotFoundError, PolicyError or ApplicationError with a sentence for the user.
 */
export const restoreVersion = async (
  strapi: Core.Strapi,
  id: number,
  by: Restorer,
): Promise<Restored> => {
  try {
    return await strapi.db.transaction(async ({ trx }) => {
      await lockVersion(strapi, trx, id);
      const version = await versionsIn(strapi).findOne({ where: { id } });
      if (!version) throw new errors.NotFoundError('There is no such version.');
      return restore(strapi, version, by);
    });
  } catch (error) {
    throw explained(error as Error);
  }
};
