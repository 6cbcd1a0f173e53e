import { onlyUnused } from '../pictures/only-unused';
import type { Guard } from './guard';
import { filesAndFolders } from './only-own-files';

/** Deletes all files of a list or none: Strapi deletes one file after another. */
export const onlyUnusedFiles: Guard = async (ctx, strapi) => {
  const { fileIds, folderIds } = ctx.request.body;
  const { files } = await filesAndFolders(strapi, fileIds, folderIds);
  await onlyUnused(strapi, files);
};
