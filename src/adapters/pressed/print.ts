import type { PicturePress } from '../../application/ports/picture-press';
import { type Picture, pictureFromFiles } from '../../domain/shared/picture';

export async function print(press: PicturePress, picture: Picture): Promise<Picture> {
  const printed = await press.print(picture.url);
  if (printed === null) return picture;
  const { alt, colour, focus } = picture;
  return pictureFromFiles(printed.files, { alt, colour: colour ?? printed.colour, focus });
}

export const printIfAny = async (
  press: PicturePress,
  picture: Picture | null,
): Promise<Picture | null> => (picture === null ? null : print(press, picture));

export const printAll = (
  press: PicturePress,
  pictures: readonly Picture[],
): Promise<readonly Picture[]> => Promise.all(pictures.map((picture) => print(press, picture)));
