import type { Core } from '@strapi/strapi';
import type { Person, Row } from './read-content';
import type { Version } from './version-model';

/** Returns the row that the panel edits: the draft if the type has drafts. */
export const editedRow = (rows: readonly Row[], locale: string | null) => {
  const here = rows.filter((row) => row.locale === locale);
  return here.find(({ publishedAt }) => publishedAt === null) ?? here[0];
};

/**
 * Returns what rights on a deleted document can depend on: the user who created it, with roles, by
 * whom Strapi's conditions "is creator" and "has same role as creator" decide.
 */
export const deletedEntity = async (
  strapi: Core.Strapi,
  { document, creator }: Pick<Version, 'document' | 'creator'>,
): Promise<{ documentId: string; createdBy: Person | null }> => ({
  documentId: document,
  createdBy:
    creator === null
      ? null
      : await strapi.db
          .query('admin::user')
          .findOne({ where: { id: creator }, select: ['id'], populate: ['roles'] }),
});
