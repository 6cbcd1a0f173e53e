import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { permissionChecker } from '../permissions/permission-checker';
import { type LibraryFile, type PictureUse, pictureUses } from './picture-uses';

/**
 * Maximum number of files that an error message names, and of documents that it names for each
 * file.
 */
const MAX_NAMED = 5;

/**
 * Returns the type and title of a document, for example `Product “Sacra”`. Leaves out the title
 * when the panel's user may not read the document.
 */
const nameOf = (strapi: Core.Strapi, { type, row }: PictureUse) => {
  const userAbility = strapi.requestContext.get()?.state.userAbility;
  const isSecret = userAbility && permissionChecker(strapi, type.uid, userAbility).cannot.read(row);
  if (isSecret) return `a ${type.info.displayName} that you may not read`;
  if (type.kind === 'singleType') return type.info.displayName;
  const { Title, documentId } = row;
  return `${type.info.displayName} “${typeof Title === 'string' && Title.trim() ? Title : documentId}”`;
};

const listed = (names: readonly string[]) => {
  const more = names.length - MAX_NAMED;
  return `${names.slice(0, MAX_NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
};

/**
 * Throws an error when a document shows one of these files. Must be called before files are
 * deleted, because Strapi would silently leave a gap in the document. Drafts count too, because
 * they may be published later.
 */
export const onlyUnused = async (strapi: Core.Strapi, files: readonly LibraryFile[]) => {
  const sentences: string[] = [];
  for (const file of files) {
    const uses = await pictureUses(strapi, file);
    const names = new Set(uses.map((use) => nameOf(strapi, use)));
    if (names.size > 0) sentences.push(`“${file.name}” is used by ${listed([...names])}.`);
  }
  if (sentences.length === 0) return;
  const which = sentences.slice(0, MAX_NAMED).join(' ');
  throw new errors.ApplicationError(
    `${which} Take it out there first, in the draft and in what is published, or replace the file.`,
  );
};
