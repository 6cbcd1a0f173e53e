import { link, mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { errors } from '@strapi/utils';
import { MAX_PDF_BYTES, pdfProblem, TOO_LARGE } from './pdf-problem';
import { pictureName } from './picture-name';
import type { LibraryFile } from './picture-uses';
import { readPictureHeader } from './read-picture-header';
import { PDF_ENDING, PDF_TYPE, PICTURE_TYPES, typeOfEnding } from './upload-types';

type OneOrMore<T> = T | T[];

interface SentFile {
  readonly filepath: string;
  readonly mimetype?: string | null;
  originalFilename?: string | null;
}
interface FileInfo {
  readonly name?: string | null;
}

/** The methods of Strapi's upload service that are used here. */
export interface UploadService {
  upload(
    sent: { files: OneOrMore<SentFile>; data: { fileInfo?: OneOrMore<FileInfo | undefined> } },
    options?: object,
  ): Promise<unknown[]>;
  replace(
    id: number,
    sent: { file: SentFile; data: { fileInfo?: FileInfo | undefined } },
    options?: object,
  ): Promise<unknown>;
  updateFileInfo(id: number, fileInfo?: FileInfo, options?: object): Promise<unknown>;
  findOne(id: number): Promise<{ readonly ext: string } | null>;
  remove(file: LibraryFile): Promise<unknown>;
}

const list = <T>(value: OneOrMore<T>) => (Array.isArray(value) ? value : [value]);

// Maximum number of pixels in one request. Pictures of phone cameras have up to 48 million. Without
// a limit, a file of a few kB could declare billions of pixels, and Strapi would decode them once
// for each smaller size.
const MAX_PIXELS = 50_000_000;

/**
 * Throws a ValidationError if a PDF is too large or `pdfProblem` finds a fault. Checks the size
 * first, so that a large file is never loaded into memory.
 */
const checkedPdf = async (filepath: string) => {
  const { size } = await stat(filepath);
  const problem = size > MAX_PDF_BYTES ? TOO_LARGE : pdfProblem(await readFile(filepath));
  if (problem !== null) throw new errors.ValidationError(problem);
  return { ending: PDF_ENDING, pixels: 0 };
};

/**
 * Returns the number of pixels, and the file name ending of the picture's type. Throws an error
 * unless the content, the declared media type and the file name's ending agree.
 */
const checked = async ({ filepath, mimetype, originalFilename }: SentFile) => {
  const declared = mimetype?.toLowerCase() ?? '';
  const named = typeOfEnding(extname(originalFilename ?? ''));
  if (declared === PDF_TYPE && named === PDF_TYPE) return checkedPdf(filepath);
  const [ending] = PICTURE_TYPES.get(declared) ?? [];
  const picture = await readPictureHeader(filepath);
  const agree = named === declared && picture?.type === declared;
  if (ending && agree) return { ending, pixels: picture.pixels };
  throw new errors.ValidationError(
    'Only JPEG, PNG, WebP, AVIF, GIF and PDF are taken, by content, declared type and file name alike',
  );
};

const named = (fileInfo: FileInfo | undefined, ending: string) =>
  fileInfo?.name ? { ...fileInfo, name: pictureName(fileInfo.name, ending) } : fileInfo;

const rename = (file: SentFile, ending: string) => {
  file.originalFilename = pictureName(file.originalFilename ?? '', ending);
};

const checkSize = (pixels: number) => {
  if (pixels > MAX_PIXELS)
    throw new errors.ValidationError(
      `At most ${MAX_PIXELS / 1e6} million pixels are taken at once`,
    );
};

/**
 * Calls `work` with a hard link to the file, so that `work` can finish when the connection breaks
 * and the request's files are deleted.
 */
const withOwn = async <T>(file: SentFile, work: (own: SentFile) => Promise<T>) => {
  const folder = await mkdtemp(join(tmpdir(), 'picture-'));
  try {
    const filepath = join(folder, 'picture');
    await link(file.filepath, filepath);
    return await work({ ...file, filepath });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/**
 * Wraps Strapi's upload service so that it accepts only pictures and plain PDFs. Every way of
 * uploading calls this service. Strapi itself derives a file's type from its content but its ending
 * from its name, and would serve a picture that is named `x.html` as HTML. Of the data that is sent
 * with the files, this wrapper passes on only `fileInfo`. With other data a caller could make
 * Strapi attach a picture to any entry, even a published one.
 */
export const picturesOnly = (service: UploadService): UploadService => ({
  ...service,

  async upload({ data, files }, options) {
    const sent = list(files);
    const infos = data.fileInfo === undefined ? [] : list(data.fileInfo);
    if (sent.length === 0 || infos.length > sent.length)
      throw new errors.ValidationError('There must be a fileInfo for each file, of its name');
    let pixels = 0;
    const endings: string[] = [];
    for (const file of sent) {
      const picture = await checked(file);
      pixels += picture.pixels;
      checkSize(pixels);
      rename(file, picture.ending);
      endings.push(picture.ending);
    }
    const stored: unknown[] = [];
    for (const [index, file] of sent.entries()) {
      const fileInfo = named(infos[index], endings[index] ?? '');
      const upload = (own: SentFile) =>
        service.upload({ files: [own], data: { fileInfo } }, options);
      stored.push(...(await withOwn(file, upload)));
    }
    return stored;
  },

  /**
   * Replaces a file with one of the same type. Rejects a file of another type, because the stored
   * file keeps its URL and therefore its ending.
   */
  async replace(id, { data, file }, options) {
    const { ending, pixels } = await checked(file);
    checkSize(pixels);
    const stored = await service.findOne(id);
    if (stored && typeOfEnding(stored.ext) !== typeOfEnding(ending))
      throw new errors.ValidationError(
        `Only another ${stored.ext} can take the place of this file`,
      );
    rename(file, ending);
    const fileInfo = named(data.fileInfo, ending);
    return withOwn(file, (own) => service.replace(id, { file: own, data: { fileInfo } }, options));
  },

  async updateFileInfo(id, fileInfo = {}, options) {
    const stored = fileInfo.name ? await service.findOne(id) : null;
    return service.updateFileInfo(id, stored ? named(fileInfo, stored.ext) : fileInfo, options);
  },
});
