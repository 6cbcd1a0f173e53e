const { extname } = require('node:path');
const { ValidationError } = require('@strapi/utils').errors;
const { pictureName } = require('./picture-name');
const { PICTURE_TYPES, typeOfEnding } = require('./picture-types');
const { typeOfContent } = require('./type-of-content');

const list = (value) => (Array.isArray(value) ? value : [value]);
const mapped = (value, change) => (Array.isArray(value) ? value.map(change) : change(value, 0));

/** What content, declared type and ending all say of a file; refuses one of which they do not agree. */
const agreedType = async ({ filepath, mimetype, originalFilename }) => {
  const declared = mimetype?.toLowerCase();
  const agree =
    PICTURE_TYPES.has(declared) &&
    typeOfEnding(extname(originalFilename ?? '')) === declared &&
    (await typeOfContent(filepath)) === declared;
  if (agree) return declared;
  throw new ValidationError(
    'Only JPEG, PNG, WebP, AVIF and GIF are taken, by content, declared type and file name alike',
  );
};

const named = (fileInfo, ending) =>
  fileInfo?.name ? { ...fileInfo, name: pictureName(fileInfo.name, ending) } : fileInfo;

/**
 * Strapi's upload service, which every way of uploading ends in, for pictures alone. Strapi by itself takes
 * a file's type from its content and its ending from its name, and serves it by its ending.
 */
const picturesOnly = (service) => ({
  ...service,

  async upload({ data, files }, options) {
    const endings = [];
    for (const file of list(files)) {
      const [ending] = PICTURE_TYPES.get(await agreedType(file));
      file.originalFilename = pictureName(file.originalFilename, ending);
      endings.push(ending);
    }
    const fileInfo = mapped(data.fileInfo, (info, index) => named(info, endings[index]));
    return service.upload({ files, data: { ...data, fileInfo } }, options);
  },

  /** A replaced file keeps its address, and so its ending: another type of picture cannot take its place. */
  async replace(id, { data, file }, options) {
    const type = await agreedType(file);
    const stored = await service.findOne(id);
    if (stored && typeOfEnding(stored.ext) !== type)
      throw new ValidationError(`Only another ${stored.ext} can take the place of this file`);
    const [ending] = PICTURE_TYPES.get(type);
    file.originalFilename = pictureName(file.originalFilename, ending);
    const fileInfo = named(data.fileInfo, ending);
    return service.replace(id, { file, data: { ...data, fileInfo } }, options);
  },

  async updateFileInfo(id, fileInfo = {}, options) {
    const stored = fileInfo.name ? await service.findOne(id) : null;
    return service.updateFileInfo(id, stored ? named(fileInfo, stored.ext) : fileInfo, options);
  },
});

module.exports = { picturesOnly };
