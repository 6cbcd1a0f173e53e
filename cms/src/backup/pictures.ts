import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { takeOut } from './archive';

/** A row of Strapi's table `files`. SQLite returns its JSON columns as text. */
export interface FileRow {
  readonly url: string | null;
  readonly formats: string | Readonly<Record<string, { readonly url: string }>> | null;
}

const IN_UPLOADS = /^\/uploads\/([^/]+)$/;

const formatsOf = ({ formats }: FileRow) =>
  (typeof formats === 'string' ? JSON.parse(formats) : formats) ?? {};

/** The names in `uploads/` of all files that the rows refer to. Files in a bucket have none. */
export const pictureNames = (rows: readonly FileRow[]) => {
  const urls = rows.flatMap((row) => [row.url, ...Object.values(formatsOf(row)).map(urlOf)]);
  return [...new Set(urls.flatMap((url) => IN_UPLOADS.exec(url ?? '')?.[1] ?? []))];
};
const urlOf = (format: unknown) => (format as { url: string | null }).url;

/** Splits these names into those that exist in the folder and those that are missing. */
export const present = (uploads: string, names: readonly string[]) => {
  const isThere = (name: string) => existsSync(join(uploads, name));
  return { there: names.filter(isThere), lacking: names.filter((name) => !isThere(name)) };
};

/**
 * Extracts pictures from an archive beside those in use: a folder whose name starts with a dot is
 * never served.
 */
export const stagePictures = async (archive: string, uploads: string) => {
  await mkdir(uploads, { recursive: true });
  const folder = await mkdtemp(join(uploads, '.restore-'));
  const drop = () => rm(folder, { recursive: true, force: true });
  try {
    const names = await takeOut(archive, 'pictures', folder);
    return {
      /**
       * Moves them beside the others. A name contains a hash, so this overwrites only a replaced
       * picture.
       */
      async letIn() {
        for (const name of names) await rename(join(folder, name), join(uploads, name));
      },
      /** Deletes all pictures that are not part of the archive. */
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
