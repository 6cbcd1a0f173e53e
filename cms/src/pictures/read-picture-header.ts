import sharp from 'sharp';

/**
 * Reads the header of a picture file. Returns the media type, e.g. `image/avif`, and the number of
 * pixels. Returns null or undefined when the file is not a picture.
 */
export const readPictureHeader = async (path: string) => {
  const picture = await sharp(path, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  return picture?.mediaType && { type: picture.mediaType, pixels: picture.width * picture.height };
};
