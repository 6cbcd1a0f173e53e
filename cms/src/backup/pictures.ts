import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { extractFiles } from './archive';

/** A row of Strapi's table `files`. SQLite returns its JSON columns as text. */
export interface FileRow {
  readonly url: string | null;
  readonly formats: string | Readonly<Record<string, { readonly url: string }>> | null;
}

const IN_UPLOADS = /^\/uploads\/([^/]+)$/;

const formatsOf = ({ formats }: FileRow) =>
  (typeof formats === 'string' ? JSON.parse(formats) : formats) ?? {};

/**
 * Returns the names of all files in `uploads/` that the rows refer to. Leaves out files that are
 * stored in a bucket.
 */
export const pictureNames = (rows: readonly FileRow[]) => {
  const urls = rows.flatMap((row) => [row.url, ...Object.values(formatsOf(row)).map(urlOf)]);
  return [...new Set(urls.flatMap((url) => IN_UPLOADS.exec(url ?? '')?.[1] ?? []))];
};
const urlOf = (format: unknown) => (format as { url: string | null }).url;

/** Returns the names in two lists: files that exist in the folder, and files that are missing. */
export const present = (uploads: string, names: readonly string[]) => {
  const isThere = (name: string) => existsSync(join(uploads, name));
  return { there: names.filter(isThere), lacking: names.filter((name) => !isThere(name)) };
};

/**
 * Extracts the pictures of an archive into a new folder in `uploads/`. The folder is never served
 * because its name starts with a dot.
 */
export const stagePictures = async (archive: string, uploads: string) => {
  await mkdir(uploads, { recursive: true });
  const folder = await mkdtemp(join(uploads, '.restore-'));
  const drop = () => rm(folder, { recursive: true, force: true });
  try {
    const names = await extractFiles(archive, 'pictures', folder);
    return {
      /**
       * Moves the extracted pictures into `uploads/`. A file name contains a hash, so an existing
       * file with the same name is an earlier or later version of the same picture, and is
       * overwritten.
       */
      async addToUploads() {
        for (const name of names) await rename(join(folder, name), join(uploads, name));
      },
      /** Deletes all files in `uploads/` that are not part of the archive. */
      async sweep() {
        const wanted = new Set(['.gitkeep', ...names]);
        for (const name of await readdir(uploads))
          if (!wanted.has(name)) await rm(join(uploads, name), { recursive: true, force: true });
      },
      drop,
    };
  } catch (error) {
    await drop();
    throw error;
  }
};
