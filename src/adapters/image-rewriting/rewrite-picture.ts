import type { PictureProcessor } from '../../application/ports/picture-processor';
import { type Picture, pictureFromFiles } from '../../domain/shared/picture';

export async function rewritePicture(
  processor: PictureProcessor,
  picture: Picture,
  document: string,
): Promise<Picture> {
  const processed = await processor.process(picture.url, document);
  if (processed === null) return picture;
  const { alt, colour, focus } = picture;
  return pictureFromFiles(processed.files, { alt, colour: colour ?? processed.colour, focus });
}

export const rewriteOptionalPicture = async (
  processor: PictureProcessor,
  picture: Picture | null,
  document: string,
): Promise<Picture | null> =>
  picture === null ? null : rewritePicture(processor, picture, document);

export const rewritePictures = (
  processor: PictureProcessor,
  pictures: readonly Picture[],
  document: string,
): Promise<readonly Picture[]> =>
  Promise.all(pictures.map((picture) => rewritePicture(processor, picture, document)));
