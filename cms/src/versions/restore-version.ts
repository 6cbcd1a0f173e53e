import { isDeepStrictEqual } from 'node:util';
import type { Core, UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { permissionChecker } from '../permissions/permission-checker';
import { isSameContent } from './differences';
import { hasVersions } from './has-versions';
import { inputOf } from './input-of';
import { contentOfRow, hasDrafts, type Row, rowsForRights } from './read-content';
import { deletedEntity, editedRow } from './rights';
import { documentKey, storeVersion } from './store-version';
import { lockVersion, type Version, versionsIn } from './version-model';

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

/** Stores the present draft if it is neither published nor equal to the version that replaces it. */
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

/** Creates a deleted document again, with the documentId and the date of creation that it had. */
const createAgain = async (
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { version, data, userId }: { version: Version; data: Data; userId: number },
) => {
  const { createdBy } = await deletedEntity(strapi, version);
  const made = await strapi.documents(uid).create({
    ...(version.locale && { locale: version.locale }),
    data: { ...data, createdBy: createdBy?.id ?? userId, updatedBy: userId } as never,
  });
  // The document service gives every new document an id of its own.
  await strapi.db.query(uid).update({
    where: { id: made.id },
    data: { documentId: version.document, createdAt: version.documentCreatedAt },
  });
  return version.document;
};

/** Explains why the document service or the database refused a value. */
const explained = (error: Error & { code?: string }) => {
  // PostgreSQL's classes of errors about values and constraints.
  const isAboutValue = error instanceof errors.ValidationError || /^2[23]/.test(error.code ?? '');
  return isAboutValue
    ? new errors.ApplicationError(
        `This version cannot be restored, because its content is not valid any more: ${error.message}. Nothing was changed.`,
      )
    : error;
};

const restore = async (
  strapi: Core.Strapi,
  version: Version,
  { user, userAbility }: Restorer,
): Promise<Restored> => {
  const { type: uid, locale } = version;
  if (!hasVersions(uid) || !Object.hasOwn(strapi.contentTypes, uid))
    throw new errors.ApplicationError('This kind of content does not exist any more.');
  const may = permissionChecker(strapi, uid, userAbility);
  const rows = await rowsForRights(strapi, uid, version.document);
  const row = editedRow(rows, locale);
  const entity = row ?? (await deletedEntity(strapi, version));
  // A user who may not read the entry does not learn that there is a version of it.
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
  else await createAgain(strapi, uid, { version, data, userId: user.id });
  const document = documentKey(strapi, uid, version.document);
  await versionsIn(strapi).updateMany({
    where: { type: uid, document, locale },
    data: { isDeleted: false },
  });
  return { type: uid, documentId: documentId ?? version.document, isDraft, leftOut };
};

/**
 * Restores a version, as a draft if its type has drafts. The document may have been deleted. Either
 * everything is restored, except the names in `leftOut`, or nothing is changed.
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
