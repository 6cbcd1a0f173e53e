import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { hasForm } from '../queries/valid-values';
import type { Guard } from './guard';

const FILE = 'plugin::upload.file';
const FOLDER = 'plugin::upload.folder';
const MAY_CHANGE = 'plugin::upload.assets.update';
// Relations that Strapi needs to evaluate conditions of a permission, such as "is creator".
const populate = { createdBy: { populate: ['roles'] } };

const idsIn = (value: unknown = []): readonly unknown[] => {
  if (Array.isArray(value) && value.every((id) => hasForm('integer', String(id)))) return value;
  throw new errors.ValidationError('Files and folders are named by lists of their numbers');
};

/** Returns the files and folders with these ids, and everything in those folders. */
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
 * Checks that the user may change each file and folder of the request, and everything in those
 * folders. A role can be limited to files that the user created. Strapi does not apply this
 * condition to folders or to bulk actions, so this guard does.
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
