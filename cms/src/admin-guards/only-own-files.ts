import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { hasForm } from '../queries/values';
import type { Guard } from './guard';

const FILE = 'plugin::upload.file';
const FOLDER = 'plugin::upload.folder';
const MAY_CHANGE = 'plugin::upload.assets.update';
// The relations that a permission's conditions compare.
const populate = { createdBy: { populate: ['roles'] } };

const idsIn = (value: unknown = []): readonly unknown[] => {
  if (Array.isArray(value) && value.every((id) => hasForm('integer', String(id)))) return value;
  throw new errors.ValidationError('Files and folders are named by lists of their numbers');
};

/** Returns the named files and folders, and everything in those folders. */
export const filesAndFolders = async (
  strapi: Core.Strapi,
  fileIds: unknown,
  folderIds: unknown,
) => {
  const where = { id: { $in: idsIn(folderIds) } };
  const named = await strapi.db.query(FOLDER).findMany({ where });
  const within = (column: string) =>
    named.flatMap(({ path }) => [{ [column]: path }, { [column]: { $startsWith: `${path}/` } }]);
  const files = await strapi.db.query(FILE).findMany({
    where: { $or: [{ id: { $in: idsIn(fileIds) } }, ...within('folderPath')] },
    populate,
  });
  const folders =
    named.length > 0
      ? await strapi.db.query(FOLDER).findMany({ where: { $or: within('path') }, populate })
      : [];
  return { files, folders };
};

/**
 * In Strapi a user who may change a file may also change any folder, and any file in a bulk action.
 * This guard checks each file and folder, and everything in a folder, against the user's rights. A
 * folder is judged by its creator, like a file.
 */
export const onlyOwnFiles: Guard = async (ctx, strapi) => {
  const { fileIds, folderIds } = ctx.request.body;
  const { id } = ctx.params;
  const { files, folders } = await filesAndFolders(
    strapi,
    fileIds,
    id === undefined ? folderIds : [id],
  );
  const ability = ctx.state.userAbility;
  const { toSubject } = strapi
    .service('admin::permission')
    .createPermissionsManager({ ability, action: MAY_CHANGE, model: FILE });
  if ([...files, ...folders].some((thing) => ability.cannot(MAY_CHANGE, toSubject(thing))))
    throw new errors.ForbiddenError();
};
