import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { takeOut } from './archive';

/** A row of Strapi's table `files`; SQLite answers its JSON as text. */
export interface FileRow {
  readonly url: string | null;
  readonly formats: string | Readonly<Record<string, { readonly url: string }>> | null;
}

const IN_UPLOADS = /^\/uploads\/([^/]+)$/;

const formatsOf = ({ formats }: FileRow) =>
  (typeof formats === 'string' ? JSON.parse(formats) : formats) ?? {};

/** The names in `uploads/` of all that the rows tell of; what lies in a bucket has none. */
export const pictureNames = (rows: readonly FileRow[]) => {
  const urls = rows.flatMap((row) => [row.url, ...Object.values(formatsOf(row)).map(urlOf)]);
  return [...new Set(urls.flatMap((url) => IN_UPLOADS.exec(url ?? '')?.[1] ?? []))];
};
const urlOf = (format: unknown) => (format as { url: string | null }).url;

/** Which of these names are in the folder, and which are not. */
export const present = (uploads: string, names: readonly string[]) => {
  const isThere = (name: string) => existsSync(join(uploads, name));
  return { there: names.filter(isThere), lacking: names.filter((name) => !isThere(name)) };
};

/** Pictures taken out of an archive, beside those that are shown: a folder with a dot is never served. */
export const stagePictures = async (archive: string, uploads: string) => {
  await mkdir(uploads, { recursive: true });
  const folder = await mkdtemp(join(uploads, '.restore-'));
  const drop = () => rm(folder, { recursive: true, force: true });
  try {
    const names = await takeOut(archive, 'pictures', folder);
    return {
      /** Lets them in beside the others. A name has a hash in it, so that only a replaced picture is overwritten. */
      async letIn() {
        for (const name of names) await rename(join(folder, name), join(uploads, name));
      },
      /** Takes away what is none of them. */
      async sweep() {
        const kept = new Set(['.gitkeep', ...names]);
        for (const name of await readdir(uploads))
          if (!kept.has(name)) await rm(join(uploads, name), { recursive: true, force: true });
      },
      drop,
    };
  } catch (error) {
    await drop();
    throw error;
  }
};
