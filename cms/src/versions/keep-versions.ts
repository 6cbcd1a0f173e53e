import type { Core, UID } from '@strapi/strapi';
import { hasVersions } from './has-versions';
import { contentOfRow, hasDrafts, isSingle, type Row, rowsOf } from './read-content';
import { storeVersion } from './store-version';
import type { Content } from './version-content';
import { lockRows } from './version-model';

type Losable = (row: Row) => boolean;

const isPublished: Losable = ({ publishedAt }) => publishedAt !== null;
const isDraft: Losable = (row) => !isPublished(row);
const isAny: Losable = () => true;

/**
 * Returns a function that tells whether an action may replace or delete a given row of a document.
 * Returns undefined for an action that loses nothing, such as saving a draft, which leaves the
 * published row unchanged.
 */
const losable = (action: string, status: unknown, withDrafts: boolean): Losable | undefined => {
  if (action === 'delete') return isAny;
  if (action === 'discardDraft') return isDraft;
  if (action === 'publish' || action === 'unpublish') return isPublished;
  if (action === 'update' && !withDrafts) return isAny;
  // A program may write and publish in one request.
  if (action === 'update' && status === 'published') return isPublished;
  return undefined;
};

const draftsFirst = (rows: readonly Row[]) => [
  ...rows.filter(isDraft),
  ...rows.filter(isPublished),
];

/**
 * Returns rows with all the content that a document has after an action. Only `update` changes a
 * row. The other actions delete rows, or create copies of rows that remain. So it suffices to
 * return the remaining rows of `before`, without reading their content again.
 */
const rowsAfter = async (
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { action, documentId, before }: { action: string; documentId: string; before: readonly Row[] },
) => {
  if (action === 'update') return rowsOf(strapi, uid, documentId);
  const left: { id: number }[] = await strapi.db
    .query(uid)
    .findMany({ select: ['id'], where: { documentId } });
  return before.filter((row) => left.some(({ id }) => id === row.id));
};

/**
 * Stores as versions the content that a document contained before an action and does not contain
 * afterwards. If the document was deleted, its draft becomes the version that the list of deleted
 * documents restores. Published content that differs from the draft becomes another version. A
 * single type never counts as deleted, because the CMS creates its entry again.
 */
const storeLost = async (
  strapi: Core.Strapi,
  uid: UID.ContentType,
  { atRisk, after }: { atRisk: readonly Row[]; after: readonly Row[] },
) => {
  const textOf = ({ locale }: Row, content: Content) => JSON.stringify([locale, content]);
  const kept = new Set(after.map((row) => textOf(row, contentOfRow(strapi, uid, row))));
  const keptLocales = new Set(after.map(({ locale }) => locale));
  for (const row of draftsFirst(atRisk)) {
    const content = contentOfRow(strapi, uid, row);
    const text = textOf(row, content);
    if (kept.has(text)) continue;
    const isDeleted = !keptLocales.has(row.locale) && !isSingle(strapi, uid);
    await storeVersion(strapi, uid, { row, content, isDeleted });
    kept.add(text);
    keptLocales.add(row.locale);
  }
};

/**
 * Stores the content that an action on a document replaces or deletes as a version, in the
 * transaction of the action. So a failed action leaves no version, and an action fails if its
 * version cannot be stored. Must be called in `register`.
 */
export const keepVersions = (strapi: Core.Strapi) => {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    if (!hasVersions(uid)) return next();
    const { documentId, status } = context.params as { documentId?: string; status?: unknown };
    const mayLose = losable(action, status, hasDrafts(strapi, uid));
    if (!mayLose || typeof documentId !== 'string') return next();

    return await strapi.db.transaction(async ({ trx }) => {
      const { tableName } = strapi.db.metadata.get(uid);
      await lockRows(strapi, trx, tableName, { document_id: documentId });
      const before = await rowsOf(strapi, uid, documentId);
      const atRisk = before.filter(mayLose);
      const done = await next();
      if (atRisk.length === 0) return done;
      const after = await rowsAfter(strapi, uid, { action, documentId, before });
      await storeLost(strapi, uid, { atRisk, after });
      return done;
    });
  });
};
