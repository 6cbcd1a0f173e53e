import { onlyUnused } from '../pictures/refuse-used-files';
import type { Guard } from './guard';
import { filesAndFolders } from './only-changeable-files';

/**
 * Rejects a bulk deletion when any of its files is in use. Strapi deletes one file after another,
 * so without this check it would delete some of them before it reaches the file in use.
 */
export const onlyUnusedFiles: Guard = async (ctx, strapi) => {
  const { fileIds, folderIds } = ctx.request.body;
  const { files } = await filesAndFolders(strapi, fileIds, folderIds);
  await onlyUnused(strapi, files);
};
