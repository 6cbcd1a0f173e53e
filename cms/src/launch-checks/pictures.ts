import type { Core, UID } from '@strapi/strapi';
import { entriesWith, type PictureUse } from '../pictures/picture-uses';
import type { LaunchCheck } from './launch-check';
import { panelPlace } from './panel-link';

/** Maximum number of documents that get their own line; further ones are only counted. */
const MAX_NAMED = 10;

const WITHOUT_DESCRIPTION = {
  $and: [
    { id: { $notNull: true } },
    { $or: [{ alternativeText: { $null: true } }, { alternativeText: '' }] },
  ],
};

const titleOf = ({ type, row }: PictureUse) =>
  type.kind === 'singleType'
    ? type.info.displayName
    : String(row.Title ?? row.name ?? row.question ?? row.documentId);

/** Checks that the pictures of published documents have a description (alternative text). */
export const pictures = async (strapi: Core.Strapi): Promise<readonly LaunchCheck[]> => {
  const uses = await entriesWith(strapi, WITHOUT_DESCRIPTION);
  const documents = new Map(
    uses
      .filter(({ row }) => row.publishedAt)
      .map((use) => [`${use.type.uid}/${use.row.documentId}`, use]),
  );
  if (documents.size === 0)
    return [{ state: 'done', sentence: 'Every published picture has a description.', link: null }];
  const lines = [...documents.values()].slice(0, MAX_NAMED).map(
    ({ type, row }): LaunchCheck => ({
      state: 'advice',
      sentence: `A picture of “${titleOf({ type, row })}” has no description.`,
      ...panelPlace(strapi, type.uid as UID.ContentType, row.documentId),
    }),
  );
  const more = documents.size - lines.length;
  if (more <= 0) return lines;
  const sentence = `${more} more published documents have a picture without a description.`;
  return [...lines, { state: 'advice', sentence, link: null }];
};
