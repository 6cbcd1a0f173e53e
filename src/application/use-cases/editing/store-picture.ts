import type { PictureFile, PictureId, PictureLibrary } from '../../ports/picture-library';

export type StorePicture = (file: PictureFile) => Promise<PictureId>;

export const storePicture =
  (library: PictureLibrary): StorePicture =>
  (file) =>
    library.store(file);
