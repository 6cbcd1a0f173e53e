import { onlyUnused } from '../pictures/only-unused';
import type { Guard } from './guard-routes';
import { filesAndFolders } from './only-own-files';

/** All of a list or none: Strapi deletes one file after the other. */
export const onlyUnusedFiles: Guard = async (ctx, strapi) => {
  const { fileIds, folderIds } = ctx.request.body;
  const { files } = await filesAndFolders(strapi, fileIds, folderIds);
  await onlyUnused(strapi, files);
};
