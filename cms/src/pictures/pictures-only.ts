import { extname } from 'node:path';
import { errors } from '@strapi/utils';
import { pictureName } from './picture-name';
import { PICTURE_TYPES, typeOfEnding } from './picture-types';
import { typeOfContent } from './type-of-content';

type OneOrMore<T> = T | T[];

interface SentFile {
  readonly filepath: string;
  readonly mimetype?: string | null;
  originalFilename?: string | null;
}
interface FileInfo {
  readonly name?: string | null;
}

/** Strapi's upload service, as far as it is looked at here. */
export interface UploadService {
  upload(
    sent: { files: OneOrMore<SentFile>; data: { fileInfo?: OneOrMore<FileInfo | undefined> } },
    options?: object,
  ): Promise<unknown>;
  replace(
    id: number,
    sent: { file: SentFile; data: { fileInfo?: FileInfo | undefined } },
    options?: object,
  ): Promise<unknown>;
  updateFileInfo(id: number, fileInfo?: FileInfo, options?: object): Promise<unknown>;
  findOne(id: number): Promise<{ readonly ext: string } | null>;
}

const list = <T>(value: OneOrMore<T>) => (Array.isArray(value) ? value : [value]);
const mapped = <T, U>(value: OneOrMore<T>, change: (one: T, index: number) => U): OneOrMore<U> =>
  Array.isArray(value) ? value.map(change) : change(value, 0);

/** The ending for what content, declared type and name all say of a file; refuses one of which they do not agree. */
const agreedEnding = async ({ filepath, mimetype, originalFilename }: SentFile) => {
  const declared = mimetype?.toLowerCase() ?? '';
  const [ending] = PICTURE_TYPES.get(declared) ?? [];
  const agree =
    typeOfEnding(extname(originalFilename ?? '')) === declared &&
    (await typeOfContent(filepath)) === declared;
  if (ending && agree) return ending;
  throw new errors.ValidationError(
    'Only JPEG, PNG, WebP, AVIF and GIF are taken, by content, declared type and file name alike',
  );
};

const named = (fileInfo: FileInfo | undefined, ending: string) =>
  fileInfo?.name ? { ...fileInfo, name: pictureName(fileInfo.name, ending) } : fileInfo;

const rename = (file: SentFile, ending: string) => {
  file.originalFilename = pictureName(file.originalFilename ?? '', ending);
};

/**
 * Strapi's upload service, which every way of uploading ends in, for pictures alone. Strapi by itself takes
 * a file's type from its content and its ending from its name, and serves it by its ending.
 */
export const picturesOnly = (service: UploadService): UploadService => ({
  ...service,

  async upload({ data, files }, options) {
    const endings: string[] = [];
    for (const file of list(files)) {
      const ending = await agreedEnding(file);
      rename(file, ending);
      endings.push(ending);
    }
    const fileInfo = mapped(data.fileInfo, (info, index) => named(info, endings[index] ?? ''));
    return service.upload({ files, data: { ...data, fileInfo } }, options);
  },

  /** A replaced file keeps its address, and so its ending: another type of picture cannot take its place. */
  async replace(id, { data, file }, options) {
    const ending = await agreedEnding(file);
    const stored = await service.findOne(id);
    if (stored && typeOfEnding(stored.ext) !== typeOfEnding(ending))
      throw new errors.ValidationError(
        `Only another ${stored.ext} can take the place of this file`,
      );
    rename(file, ending);
    const fileInfo = named(data.fileInfo, ending);
    return service.replace(id, { file, data: { ...data, fileInfo } }, options);
  },

  async updateFileInfo(id, fileInfo = {}, options) {
    const stored = fileInfo.name ? await service.findOne(id) : null;
    return service.updateFileInfo(id, stored ? named(fileInfo, stored.ext) : fileInfo, options);
  },
});
