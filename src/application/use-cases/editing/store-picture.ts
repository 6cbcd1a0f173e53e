import type { PictureId, PictureLibrary, PictureUpload } from '../../ports/picture-library';

export const storePicture =
  (library: PictureLibrary) =>
  (file: PictureUpload): Promise<PictureId> =>
    library.store(file);
