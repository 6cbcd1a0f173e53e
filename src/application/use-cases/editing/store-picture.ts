import type { PictureFile, PictureId, PictureLibrary } from '../../ports/picture-library';

export const storePicture =
  (library: PictureLibrary) =>
  (file: PictureFile): Promise<PictureId> =>
    library.store(file);
