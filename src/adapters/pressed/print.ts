import type { PicturePress } from '../../application/ports/picture-press';
import { type Picture, pictureFromFiles } from '../../domain/shared/picture';

export async function print(
  press: PicturePress,
  picture: Picture,
  document: string,
): Promise<Picture> {
  const printed = await press.print(picture.url, document);
  if (printed === null) return picture;
  const { alt, colour, focus } = picture;
  return pictureFromFiles(printed.files, { alt, colour: colour ?? printed.colour, focus });
}

export const printIfAny = async (
  press: PicturePress,
  picture: Picture | null,
  document: string,
): Promise<Picture | null> => (picture === null ? null : print(press, picture, document));

export const printAll = (
  press: PicturePress,
  pictures: readonly Picture[],
  document: string,
): Promise<readonly Picture[]> =>
  Promise.all(pictures.map((picture) => print(press, picture, document)));
