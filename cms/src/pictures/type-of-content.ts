import sharp from 'sharp';

/** The type that a file's own header says its picture is, e.g. `image/avif`; `null` when it is no picture. */
export const typeOfContent = async (path: string) => {
  const picture = await sharp(path)
    .metadata()
    .catch(() => null);
  return picture?.mediaType ?? null;
};
