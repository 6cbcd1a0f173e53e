const sharp = require('sharp');

/** The type that a file's own header says its picture is, e.g. `image/avif`; `null` when it is no picture. */
const typeOfContent = async (path) => {
  const picture = await sharp(path)
    .metadata()
    .catch(() => null);
  return picture?.mediaType ?? null;
};

module.exports = { typeOfContent };
