import sharp from 'sharp';

/**
 * What a file's own header says of its picture: its type, e.g. `image/avif`, and how many pixels there are
 * to decode. `null` when it is no picture.
 */
export const pictureIn = async (path: string) => {
  const picture = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  return picture?.mediaType && { type: picture.mediaType, pixels: picture.width * picture.height };
};
