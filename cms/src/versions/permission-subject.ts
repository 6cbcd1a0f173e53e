import type { Core } from '@strapi/strapi';
import type { Person, Row } from './read-content';
import type { Version } from './version-model';

/** Returns the row that the panel edits: the draft if the type has drafts. */
export const editedRow = (rows: readonly Row[], locale: string | null) => {
  const here = rows.filter((row) => row.locale === locale);
  return here.find(({ publishedAt }) => publishedAt === null) ?? here[0];
};

/**
 * Returns the users who created deleted documents, by their id and with their roles, which Strapi
 * needs for the conditions "is creator" and "has same role as creator".
 */
export const creatorsOf = async (
  strapi: Core.Strapi,
  versions: readonly Pick<Version, 'creator'>[],
): Promise<ReadonlyMap<number | null, Person>> => {
  const ids = new Set(versions.flatMap(({ creator }) => creator ?? []));
  const found: Person[] = await strapi.db
    .query('admin::user')
    .findMany({ where: { id: { $in: [...ids] } }, select: ['id'], populate: ['roles'] });
  return new Map(found.map((person) => [person.id, person]));
};

/** Returns the fields of a deleted document that Strapi needs for conditions of permissions. */
export const deletedEntity = (
  { document, creator }: Pick<Version, 'document' | 'creator'>,
  creators: ReadonlyMap<number | null, Person>,
) => ({ documentId: document, createdBy: creators.get(creator) ?? null });
